import { hydrateOnInteraction } from '../hydration/hydrate-on-interaction.ts'
import { prefillPassForm } from './prefill-pass-form.ts'

// Where another company sells, the page has no such form, and this leaves its component out of the bundle.
if (!import.meta.env.SITE_MAIN_WIDGET) {
  const immediately = prefillPassForm('pass-shop')
  hydrateOnInteraction('pass-shop', () => import('./PassShop.tsx'), { immediately })
}
