import { askedLine } from '../shop/asked-line.ts'
import { holdBack } from '../wake/hold-back.ts'
import { wakeOnTouch } from '../wake/wake.ts'
import { prefill } from './prefill.ts'

// Where others sell, the page has no such form, and this leaves its component out of the bundle.
if (!import.meta.env.SITE_MAIN_WIDGET) {
  const form = document.querySelector<HTMLFormElement>('form.form--pass')
  const isPrefilled = form !== null && prefill(form, location.search)
  const atOnce = isPrefilled || askedLine(location.search) !== undefined
  wakeOnTouch('pass-shop', () => import('./PassShop.tsx'), { holdBack, atOnce, usesIntl: true })
}
