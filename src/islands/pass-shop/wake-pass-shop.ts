import { wakeOnTouch } from '../wake/wake.ts'
import { beginForm } from './begin-form.ts'

// Where others sell, the page has no such form, and this leaves its component out of the bundle.
if (!import.meta.env.SITE_MAIN_WIDGET) {
  const atOnce = beginForm('pass-shop')
  wakeOnTouch('pass-shop', () => import('./PassShop.tsx'), { atOnce, usesIntl: true })
}
