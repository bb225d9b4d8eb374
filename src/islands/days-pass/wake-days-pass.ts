import { prefill } from '../pass-shop/prefill.ts'
import { wakeOnTouch } from '../wake/wake.ts'

// Where others sell, the page has no such form, and this leaves its component out of the bundle.
if (!import.meta.env.SITE_MAIN_WIDGET) {
  const form = document.querySelector<HTMLFormElement>('form.form--pass')
  const asked = form !== null && prefill(form, location.search)
  wakeOnTouch('days-pass', () => import('./DaysPass.tsx'), { atOnce: asked, usesIntl: true })
}
