import { beginForm } from '../pass-shop/begin-form.ts'
import { wakeOnTouch } from '../wake/wake.ts'

// Where others sell, the page has no such form, and this leaves its component out of the bundle.
if (!import.meta.env.SITE_MAIN_WIDGET) {
  const atOnce = beginForm('days-pass')
  wakeOnTouch('days-pass', () => import('./DaysPass.tsx'), { atOnce, usesIntl: true })
}
