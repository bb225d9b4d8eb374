import type { APIRoute } from 'astro'
import { localeConfig } from '../i18n/locale-config.ts'
import { locales } from '../i18n/locales.ts'
import { appIcons, appIconUrl } from '../illustrations/app-icon.ts'
import { href } from '../routing/href.ts'
import { manifestPath } from '../routing/manifest-path.ts'
import { brand } from '../shared/brand.ts'
import { text } from './manifest-text.ts'

const shortcuts = ['saved', 'travel-guides', 'travel-routes', 'support'] as const

/** Pictures of the app, made by `scripts/screenshots/make.ts`. */
const screenshots = [
  { form: 'narrow', sizes: '780x1688' },
  { form: 'wide', sizes: '1280x800' },
] as const

/**
 * The web manifest of a locale. All locales are one app, so that someone who changes the language does not install a
 * second one. A manifest has a single colour; a page's `theme-color` has one for light and one for dark.
 */
export const GET: APIRoute = ({ routePattern }) => {
  const locale = locales.find(candidate => manifestPath(candidate) === routePattern)
  if (!locale) throw new Error(`Page Not Found: ${routePattern}`)
  const t = text(locale)
  const manifest = {
    id: '/',
    name: brand,
    short_name: brand,
    description: t.description,
    lang: localeConfig[locale].lang,
    dir: 'ltr',
    start_url: href('home', locale),
    scope: '/',
    display: 'standalone',
    background_color: '#fdfcf9',
    theme_color: '#fdfcf9',
    categories: ['travel', 'shopping'],
    icons: appIcons.map(icon => ({
      src: appIconUrl(icon),
      sizes: `${icon.size}x${icon.size}`,
      type: 'image/png',
      purpose: icon.purpose,
    })),
    screenshots: screenshots.map(({ form, sizes }) => ({
      src: `/screenshots/${locale}-${form}.webp`,
      sizes,
      type: 'image/webp',
      form_factor: form,
      label: t[form],
    })),
    shortcuts: shortcuts.map(page => ({ name: t[page], url: href(page, locale) })),
  }
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } })
}
