import type { APIRoute } from 'astro'
import { domains } from '../config/site-address.ts'
import { sluggedPages } from '../content-model/paths.ts'
import { fileRedirects, hostRedirects, pathRedirects, redirectsFile } from '../routing/redirects.ts'

export const GET: APIRoute = async () => {
  const entries = await sluggedPages()
  const rules = [...hostRedirects(entries, domains), ...pathRedirects(entries), ...fileRedirects]
  return new Response(redirectsFile(rules))
}
