import { behaviour } from '../behaviour/behaviour.ts'
import { saveLanguage } from './language.ts'

/**
 * The language cookie follows the page that is read, for 365 days from each reading; a Danish page leaves a choice of
 * Norwegian as it is.
 */
export const install = behaviour(signal => {
  const { dataset, lang } = document.documentElement
  // A Danish page was told before its first paint that it is read for a Norwegian one.
  const keep = () => saveLanguage(dataset['language'] || lang)
  keep()
  // The page may come back as it was left, while another language was read in between.
  addEventListener('pageshow', keep, { signal })
})
