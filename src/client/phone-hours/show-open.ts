import { isOpen, nextOpening, type PhoneHours } from '../../shared/phone-hours.ts'

/** Reads what `PhoneStatus.astro` wrote: the weekdays, the times, and the closed days. `12345 08:30 16:30 2026-12-23` */
function readHours(calendar: string): PhoneHours {
  const [weekdays = '', opens = '', closes = '', ...closed] = calendar.split(' ')
  return { weekdays: [...weekdays].map(Number), opens, closes, closed }
}

/** Shows whether the phone is open now and when it opens next, in the shop's time zone. */
export function install(): () => void {
  const show = () => {
    const now = new Date()
    for (const place of document.querySelectorAll<HTMLElement>('[data-phone-hours]')) {
      const hours = readHours(place.dataset['phoneHours'] ?? '')
      const { inDays, weekday } = nextOpening(hours, now)
      const closed = place.querySelector<HTMLElement>('.hours__closed')
      const words = closed?.dataset['closed']?.split('\n') ?? []
      if (closed) closed.textContent = words[inDays < 2 ? inDays : weekday + 1] ?? ''
      place.dataset['open'] = String(isOpen(hours, now))
    }
  }
  show()
  const timer = window.setInterval(show, 60_000)
  return () => clearInterval(timer)
}
