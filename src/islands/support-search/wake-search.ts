import { wakeOnTouch } from '../wake/wake.ts'
import { searchAsked } from './search-asked.ts'

wakeOnTouch('support-search', () => import('./SupportSearch.tsx'))
searchAsked()
