import type { Locale } from '../i18n/locales.ts'
import { href } from './href.ts'

/** The path of a locale's feed. `feedPath('sv') // => '/sv/feed.xml'` */
export const feedPath = (locale: Locale) => `${href('home', locale).replace(/\/$/, '')}/feed.xml`
