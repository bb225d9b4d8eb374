import { holdBack } from '../wake/hold-back.ts'
import { wakeOnTouch } from '../wake/wake.ts'
import { prefill } from './prefill.ts'

const form = document.querySelector<HTMLFormElement>('form.form--pass')
const asked = form !== null && prefill(form, location.search)
wakeOnTouch('pass-shop', () => import('./PassShop.tsx'), holdBack, asked)
