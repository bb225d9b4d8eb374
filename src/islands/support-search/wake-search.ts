import { hydrateOnInteraction } from '../wake/wake.ts'
import { searchFromAddress } from './search-asked.ts'

hydrateOnInteraction('support-search', () => import('./SupportSearch.tsx'))
searchFromAddress()
