import { behaviour } from '../behaviour/behaviour.ts'
import { timeLeft, units } from './time-left.ts'

/** Milliseconds after which the clock is looked at again, where no second is counted: it may be set, or the machine sleep. */
const pause = 60_000

/** Takes the campaign, and what one takes off a price, away when it ends, by the reader's clock; counts down where the page has a countdown. */
export const install = behaviour(signal => {
  const banner = document.querySelector<HTMLElement>('[data-campaign]:not([hidden])')
  if (!banner) return
  const countdown = banner.querySelector<HTMLElement>('[data-countdown]')
  const notes = document.querySelectorAll<HTMLElement>('[data-price-note]:not([hidden])')
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    clearTimeout(timer)
    let next = Number.POSITIVE_INFINITY
    for (const shown of [banner, ...notes]) {
      const left = Number(shown.dataset['until']) - Date.now()
      shown.hidden = left < 0
      if (left < 0) continue
      const counts = shown === banner && countdown
      if (counts) show(countdown, left)
      next = Math.min(next, counts ? left % 1000 : left)
    }
    if (next !== Number.POSITIVE_INFINITY) timer = setTimeout(tick, Math.min(next + 1, pause))
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
