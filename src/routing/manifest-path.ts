import type { Locale } from '../i18n/locales.ts'
import { href } from './href.ts'

/** The path of a locale's web manifest. `manifestPath('sv') // => '/sv/manifest.webmanifest'` */
export const manifestPath = (locale: Locale) =>
  `${href('home', locale).replace(/\/$/, '')}/manifest.webmanifest`
