import { autosaveDraft } from '../form/autosave-draft.ts'
import { hydrateOnInteraction } from '../hydration/hydrate-on-interaction.ts'
import { prefillReference } from './prefill-reference.ts'

prefillReference()
autosaveDraft('withdrawal-form')
hydrateOnInteraction('withdrawal-form', () => import('./WithdrawalForm.tsx'))
