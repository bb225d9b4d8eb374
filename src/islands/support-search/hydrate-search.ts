import { hydrateOnInteraction } from '../hydration/hydrate-on-interaction.ts'
import { searchFromAddress } from './search-from-address.ts'

hydrateOnInteraction('support-search', () => import('./SupportSearch.tsx'))
searchFromAddress()
