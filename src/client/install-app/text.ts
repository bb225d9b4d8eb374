import { defineText } from '../../i18n/text.ts'

/** Words of the offer; they are fetched with it, so they may hold all three locales. */
export const text = defineText({
  title: { en: 'Perrong as an app', sv: 'Perrong som app', da: 'Perrong som app' },
  why: {
    en: 'Opens from your home screen or desktop with what you have saved, even offline.',
    sv: 'Öppnas från hemskärmen eller skrivbordet, med det du har sparat, även utan nät.',
    da: 'Åbnes fra hjemmeskærmen eller skrivebordet med det, du har gemt, også uden net.',
  },
  install: { en: 'Install', sv: 'Installera', da: 'Installer' },
  dismiss: { en: 'No thanks', sv: 'Nej tack', da: 'Nej tak' },
  installed: {
    en: 'Perrong is installed on this device.',
    sv: 'Perrong är installerad på enheten.',
    da: 'Perrong er installeret på enheden.',
  },
  share: {
    en: 'On an iPhone or iPad: tap Share and then “Add to Home Screen”. What you save in the app stays there, whereas Safari clears it after a week without a visit.',
    sv: 'På iPhone och iPad: tryck på Dela och sedan ”Lägg till på hemskärmen”. Det du sparar i appen blir kvar, medan Safari rensar det efter en vecka utan besök.',
    da: 'På iPhone og iPad: tryk på Del og derefter »Føj til hjemmeskærm«. Det, du gemmer i appen, bliver der, mens Safari rydder det væk efter en uge uden besøg.',
  },
})
