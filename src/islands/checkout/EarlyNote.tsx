import { useEffect, useState } from 'react'
import { everyMinute } from '../../client/lib/every-minute.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { BasketLine } from '../../shared/shop/basket/line.ts'
import type { Catalogue } from '../../shared/shop/catalogue/catalogue.ts'
import { earlyWords } from '../../shared/shop/words/early-words.ts'
import { Icon } from '../icon/Icon.tsx'

interface EarlyNoteProps {
  readonly lines: readonly BasketLine[]
  readonly shop: Catalogue
  /** When the lines were ordered; absent while they are in the basket, which is now. */
  readonly at?: Date
  readonly locale: Locale
}

/** Says when customer service opens, if something is ordered for an earlier moment. */
export function EarlyNote({ lines, shop, at, locale }: EarlyNoteProps) {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => everyMinute(() => setNow(new Date())), [])
  const words = earlyWords(lines, shop, at ?? now, locale)
  if (!words) return null
  return (
    <div className="note note--warn">
      <Icon name="alert" />
      <p>{words}</p>
    </div>
  )
}
