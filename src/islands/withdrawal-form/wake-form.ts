import { autosaveDraft } from '../form/keep-draft.ts'
import { hydrateOnInteraction } from '../wake/wake.ts'
import { prefillReference } from './prefill-reference.ts'

prefillReference()
autosaveDraft('withdrawal-form')
hydrateOnInteraction('withdrawal-form', () => import('./WithdrawalForm.tsx'))
