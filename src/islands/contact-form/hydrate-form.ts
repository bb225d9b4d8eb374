import { autosaveDraft } from '../form/autosave-draft.ts'
import { hydrateOnInteraction } from '../hydration/hydrate-on-interaction.ts'
import { prepareForm } from './prepare-form.ts'

prepareForm()
autosaveDraft('contact-form')
hydrateOnInteraction('contact-form', () => import('./ContactForm.tsx'))
