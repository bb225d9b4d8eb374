import { hydrateOnInteraction } from '../hydration/hydrate-on-interaction.ts'
import { prefillPassForm } from '../pass-shop/prefill-pass-form.ts'

// Where another company sells, the page has no such form, and this leaves its component out of the bundle.
if (!import.meta.env.SITE_MAIN_WIDGET) {
  const immediately = prefillPassForm('days-pass')
  hydrateOnInteraction('days-pass', () => import('./DaysPass.tsx'), { immediately })
}
