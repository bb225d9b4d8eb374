import type { APIRoute } from 'astro'
import { publishedUrl } from '../config/site-address.ts'
import { getSite } from '../content-model/site.ts'
import { localeConfig } from '../i18n/locale-config.ts'
import { locales } from '../i18n/locales.ts'
import { securityTxt } from './security-txt.ts'

export const GET: APIRoute = async ({ routePattern }) => {
  const { trader } = await getSite()
  const canonical = new Set(
    locales.map(locale => publishedUrl(routePattern, locale)).filter(url => url !== undefined),
  )
  const languages = locales.map(locale => localeConfig[locale].lang)
  return new Response(
    securityTxt({ email: trader.email, languages, canonical: [...canonical], built: new Date() }),
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  )
}
