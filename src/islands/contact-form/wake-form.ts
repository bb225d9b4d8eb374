import { autosaveDraft } from '../form/keep-draft.ts'
import { hydrateOnInteraction } from '../wake/wake.ts'
import { prepareForm } from './prepare-form.ts'

prepareForm()
autosaveDraft('contact-form')
hydrateOnInteraction('contact-form', () => import('./ContactForm.tsx'))
