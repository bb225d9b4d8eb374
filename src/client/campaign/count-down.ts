import { behaviour } from '../lib/behaviour.ts'
import { timeLeft, units } from './time-left.ts'

/** Counts down, by the reader's clock, to the end of the running campaign. */
export const install = behaviour(signal => {
  const countdowns = document.querySelectorAll<HTMLElement>('[data-countdown]')
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    clearTimeout(timer)
    const now = Date.now()
    let isCounting = false
    for (const countdown of countdowns) {
      const remaining = Number(countdown.dataset['end']) - now
      if (remaining < 0 || Number(countdown.dataset['start']) > now) continue
      show(countdown, remaining)
      isCounting = true
    }
    // Campaigns begin at full minutes, but the clock may be changed or the machine may sleep.
    const pause = isCounting ? 1000 : 60_000
    timer = setTimeout(tick, pause - (now % pause))
  }
  tick()
  addEventListener('pageshow', tick, { signal })
  document.addEventListener('visibilitychange', tick, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
})

/** Shows each number with its unit. */
function show(countdown: HTMLElement, remaining: number): void {
  const now = timeLeft(remaining)
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
