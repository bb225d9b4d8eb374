import { calendarDay } from '../lib/calendar-day.ts'
import { everyMinute } from '../lib/every-minute.ts'

/** Calls a function once the reader's day has changed and the page is visible. The app may stay open overnight. */
export function onNewDay(run: () => void, signal: AbortSignal): void {
  let day = calendarDay(new Date())
  const look = () => {
    const today = calendarDay(new Date())
    if (document.hidden || today === day) return
    day = today
    run()
  }
  document.addEventListener('visibilitychange', look, { signal })
  signal.addEventListener('abort', everyMinute(look))
}
