import { isOpen, type PhoneHours } from '../../shared/phone-hours.ts'

/** Says whether the phone is answered now, in the shop's own time zone, wherever the reader is. */
export function install(): () => void {
  const show = () => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-phone-hours]')) {
      const hours: PhoneHours = JSON.parse(place.dataset['phoneHours'] ?? '{}')
      place.dataset['open'] = String(isOpen(hours, new Date()))
    }
  }
  show()
  const timer = window.setInterval(show, 60_000)
  return () => clearInterval(timer)
}
