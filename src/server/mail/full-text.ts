import type { Locale } from '../../i18n/locales.ts'
import { defineText } from '../../i18n/text.ts'

const text = defineText({
  full: {
    en: 'We cannot take more messages just now, because many are waiting to be sent. Try again in a few hours, or call us.',
    sv: 'Vi kan inte ta emot fler meddelanden just nu, eftersom många väntar på att skickas. Försök igen om några timmar, eller ring oss.',
    da: 'Vi kan ikke modtage flere beskeder lige nu, fordi mange venter på at blive sendt. Prøv igen om nogle timer, eller ring til os.',
  },
})

/** The answer when the outbox is full. */
export const fullText = (locale: Locale): string => text(locale).full
