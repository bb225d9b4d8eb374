import { useEffect, useState } from 'react'
import { everyMinute } from '../../client/lib/every-minute.ts'
import { formatClock, formatWeekday } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import type { PhoneHours } from '../../shared/phone-hours.ts'
import type { BasketLine } from '../../shared/shop/basket/line.ts'
import type { Catalogue } from '../../shared/shop/catalogue/catalogue.ts'
import { lineTitle } from '../../shared/shop/words/line-title.ts'
import { Icon } from '../icon/Icon.tsx'
import { earlyLines } from './early-lines.ts'
import type { CheckoutText } from './text.ts'

interface EarlyNoteProps {
  readonly lines: readonly BasketLine[]
  readonly shop: Catalogue
  readonly hours: PhoneHours
  readonly locale: Locale
  readonly text: CheckoutText
}

/** Says when customer service opens, if something is ordered for an earlier moment. */
export function EarlyNote({ lines, shop, hours, locale, text }: EarlyNoteProps) {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => everyMinute(() => setNow(new Date())), [])
  const early = earlyLines(lines, hours, now)
  if (!early) return null
  const names = new Set(early.lines.map(line => lineTitle(shop, line, locale)))
  return (
    <div className="note note--warn">
      <Icon name="alert" />
      <p>
        {fillMessage(text.early, {
          day: formatWeekday(new Date(early.opens), locale),
          time: formatClock(hours.opens, locale),
          names: [...names].join(', '),
        })}
      </p>
    </div>
  )
}
