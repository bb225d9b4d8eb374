import { holdBack } from '../wake/hold-back.ts'
import { wakeOnTouch } from '../wake/wake.ts'

wakeOnTouch('withdrawal-form', () => import('./WithdrawalForm.tsx'), holdBack)
