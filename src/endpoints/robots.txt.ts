import type { APIRoute } from 'astro'
import { absoluteUrl } from '../config/site-address.ts'

export const GET: APIRoute = () =>
  new Response(
    `User-agent: *\nAllow: /\nDisallow: /mail/\n\nSitemap: ${absoluteUrl('/sitemap-index.xml', 'en')}\n`,
  )
