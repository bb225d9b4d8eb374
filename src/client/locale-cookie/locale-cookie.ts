import { behaviour } from '../lib/behaviour.ts'
import { saveLanguage } from './language.ts'

/** Saves the language of each visited page in the cookie, for 365 days. A Danish page keeps a choice of Norwegian. */
export const install = behaviour(signal => {
  const { dataset, lang } = document.documentElement
  // `data-language` was set before first paint on a Danish page that stands in for a Norwegian one.
  const keep = () => saveLanguage(dataset['language'] || lang)
  keep()
  // The page may come back from the back/forward cache after a page in another language.
  addEventListener('pageshow', keep, { signal })
})
