import { keepDraft } from '../form/keep-draft.ts'
import { wakeOnTouch } from '../wake/wake.ts'
import { prepareForm } from './prepare-form.ts'

prepareForm()
keepDraft('contact-form')
wakeOnTouch('contact-form', () => import('./ContactForm.tsx'))
