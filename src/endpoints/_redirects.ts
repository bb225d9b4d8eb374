import type { APIRoute } from 'astro'
import { domains } from '../config/site-address.ts'
import { sluggedPages } from '../content-model/paths.ts'
import { hostRedirects, pathRedirects, redirectsFile } from '../routing/redirects.ts'

export const GET: APIRoute = async () => {
  const entries = await sluggedPages()
  return new Response(redirectsFile([...hostRedirects(entries, domains), ...pathRedirects(entries)]))
}
