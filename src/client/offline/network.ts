import { formatOwnMoment } from '../../i18n/format.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import { pageLocale } from '../lib/page-locale.ts'
import { hide, show } from './bar.ts'
import { copyTime } from './copy-time.ts'
import { markLinks } from './mark-links.ts'
import { text } from './text.ts'

/** Removes the marks from links. */
let unmark = () => {}

/** Updates what the page shows of the network: that there is none, how old this copy is, and which links do not work. */
export function update(): void {
  const locale = pageLocale()
  const t = text(locale)
  const copy = copyTime()
  // The network may have come back while this chunk was loading.
  if (navigator.onLine && copy === 0) return
  unmark()
  unmark = markLinks(t.unreachable)
  if (copy > 0) {
    const date = formatOwnMoment(new Date(copy), locale)
    show('copy', fillMessage(t.copy, { date }), { words: t.again, press: () => location.reload() })
  }
  if (navigator.onLine) return
  show('offline', t.offline)
  addEventListener(
    'online',
    () => {
      hide('offline')
      unmark()
    },
    { once: true },
  )
}
