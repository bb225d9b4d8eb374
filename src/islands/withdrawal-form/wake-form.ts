import { keepDraft } from '../form/keep-draft.ts'
import { wakeOnTouch } from '../wake/wake.ts'

keepDraft('withdrawal-form')
wakeOnTouch('withdrawal-form', () => import('./WithdrawalForm.tsx'))
