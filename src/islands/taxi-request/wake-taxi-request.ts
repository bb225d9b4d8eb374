import { holdBack } from '../wake/hold-back.ts'
import { wakeOnTouch } from '../wake/wake.ts'

wakeOnTouch('taxi-request', () => import('./TaxiRequest.tsx'), holdBack)
