import { hydrateOnInteraction } from '../hydration/hydrate-on-interaction.ts'
import { lineToChange } from '../shop/line-to-change.ts'

// Where another company sells, the page has no such form, and this leaves its component out of the bundle.
if (!import.meta.env.SITE_MAIN_WIDGET)
  hydrateOnInteraction('taxi-request', () => import('./TaxiRequest.tsx'), {
    immediately: lineToChange(location.search) !== undefined,
  })
