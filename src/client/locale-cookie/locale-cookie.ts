import { whenShown } from '../when-shown/when-shown.ts'
import { keepLanguage, readLanguage } from './language.ts'

/** The language cookie follows the page that is read; a Danish page leaves a choice of Norwegian alone. */
export function install(): () => void {
  const locale = document.documentElement.lang
  const keep = () => {
    if (!(locale === 'da' && readLanguage() === 'no')) keepLanguage(locale)
  }
  const callOff = whenShown(keep)
  /** The page comes back as it was left, while another language was read in between. */
  const back = ({ persisted }: PageTransitionEvent) => {
    if (persisted) keep()
  }
  window.addEventListener('pageshow', back)
  return () => {
    callOff()
    window.removeEventListener('pageshow', back)
  }
}
