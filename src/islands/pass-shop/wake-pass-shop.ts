import { wakeOnTouch } from '../wake/wake.ts'
import { prefill } from './prefill.ts'

// Where others sell, the page has no such form, and this leaves its component out of the bundle.
if (!import.meta.env.SITE_MAIN_WIDGET) {
  const form = document.querySelector<HTMLFormElement>('form.form--pass')
  const asked = form !== null && prefill(form, location.search)
  wakeOnTouch('pass-shop', () => import('./PassShop.tsx'), { atOnce: asked, usesIntl: true })
}
