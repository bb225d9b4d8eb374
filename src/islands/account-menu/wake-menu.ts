import { wakeOnTouch } from '../wake/wake.ts'

// This file is built whether a page has the menu or not: without an account its import would bring the menu along.
if (import.meta.env.ACCOUNT_SITE) wakeOnTouch('account-menu', () => import('./AccountMenu.tsx'))
