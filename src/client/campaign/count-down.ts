import { behaviour } from '../behaviour/behaviour.ts'
import { timeLeft, units } from './time-left.ts'

/** Milliseconds after which the clock is looked at again, where no second is counted: it may be set, or the machine sleep. */
const pause = 60_000

/** Takes the campaign away when it ends, by the reader's clock, and counts down to that where the page has a countdown. */
export const install = behaviour(signal => {
  const banner = document.querySelector<HTMLElement>('[data-campaign]:not([hidden])')
  if (!banner) return
  const until = Number(banner.dataset['until'])
  const countdown = banner.querySelector<HTMLElement>('[data-countdown]')
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    clearTimeout(timer)
    const left = until - Date.now()
    banner.hidden = left < 0
    for (const note of document.querySelectorAll<HTMLElement>('[data-price-note]:not([hidden])'))
      note.hidden = Number(note.dataset['until']) < Date.now()
    if (left < 0) return
    if (countdown) show(countdown, left)
    timer = setTimeout(tick, countdown ? (left % 1000) + 1 : Math.min(left + 1, pause))
  }
  tick()
  addEventListener('pageshow', tick, { signal })
  document.addEventListener('visibilitychange', tick, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
})

/** The digits, and beside each the word that goes with it. */
function show(countdown: HTMLElement, left: number): void {
  const now = timeLeft(left)
  for (const unit of units) {
    const place = countdown.querySelector<HTMLElement>(`[data-unit=${unit}]`)
    const [digits, name] = place?.children ?? []
    const { one, many } = place?.dataset ?? {}
    const value = String(now[unit]).padStart(2, '0')
    if (!digits || !name || digits.textContent === value) continue
    digits.textContent = value
    name.textContent = (now[unit] === 1 ? one : many) ?? ''
  }
  countdown.dataset['hydration'] = 'hydrated'
}
