import { keepDraft } from '../form/keep-draft.ts'
import { wakeOnTouch } from '../wake/wake.ts'
import { prefillReference } from './prefill-reference.ts'

prefillReference()
keepDraft('withdrawal-form')
wakeOnTouch('withdrawal-form', () => import('./WithdrawalForm.tsx'))
