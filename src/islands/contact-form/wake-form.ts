import { holdBack } from '../wake/hold-back.ts'
import { wakeOnTouch } from '../wake/wake.ts'
import { prepareForm } from './prepare-form.ts'

prepareForm()
wakeOnTouch('contact-form', () => import('./ContactForm.tsx'), holdBack)
