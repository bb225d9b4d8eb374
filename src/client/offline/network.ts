import { formatShortMoment } from '../../i18n/format.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import { offlineNoticeKey } from '../../stores/keys.ts'
import { hideNotice, showNotice } from '../lib/notice-bar.ts'
import { pageLocale } from '../lib/page-locale.ts'
import { copyTime } from './copy-time.ts'
import { markLinks } from './mark-links.ts'
import { text } from './text.ts'

/** Removes the marks from links. */
let unmark = () => {}

function readNotice(): string | null {
  try {
    return sessionStorage.getItem(offlineNoticeKey)
  } catch {
    // Storage may be blocked: then every page shows the whole notice.
    return null
  }
}

function noteNotice(state: 'seen' | 'closed' | undefined): void {
  try {
    if (state) sessionStorage.setItem(offlineNoticeKey, state)
    else sessionStorage.removeItem(offlineNoticeKey)
  } catch {
    // See `readNotice`.
  }
}

/** Shows the whole notice on the first page without a network, one line on the next ones, and nothing once it was closed. */
function showNetwork(copy: number): void {
  const noticed = readNotice()
  if (noticed === 'closed') return
  noteNotice('seen')
  const isShort = noticed !== null
  const locale = pageLocale()
  const t = text(locale)
  const age = copy > 0 ? fillMessage(t.copy, { date: formatShortMoment(new Date(copy), locale) }) : undefined
  const parts = isShort
    ? [age ?? t.offline]
    : [...(navigator.onLine ? [] : [t.offline]), ...(age ? [age, t.prices] : []), t.marks]
  const close = () => {
    noteNotice('closed')
    hideNotice('network')
  }
  const line = showNotice(
    'network',
    parts.join(' '),
    ...(age ? [{ words: t.again, press: () => location.reload() }] : []),
    { words: t.close, sign: '×', press: close },
  )
  line.classList.toggle('state__short', isShort)
}

/**
 * Updates what the page shows about the network: that it is missing, how old this copy is, and which links do not work.
 */
export function notify(): void {
  const copy = copyTime()
  // The network may have come back while this chunk was loading.
  if (navigator.onLine && copy === 0) return
  unmark()
  unmark = markLinks(text(pageLocale()).unreachable)
  showNetwork(copy)
  if (navigator.onLine) return
  addEventListener(
    'online',
    () => {
      noteNotice(undefined)
      unmark()
      if (copy === 0) hideNotice('network')
    },
    { once: true },
  )
}
