import { askedLine } from '../shop/asked-line.ts'
import { wakeOnTouch } from '../wake/wake.ts'

// Where others sell, the page has no such form, and this leaves its component out of the bundle.
if (!import.meta.env.SITE_MAIN_WIDGET)
  wakeOnTouch('taxi-request', () => import('./TaxiRequest.tsx'), {
    atOnce: askedLine(location.search) !== undefined,
    usesIntl: true,
  })
