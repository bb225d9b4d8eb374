import type { APIRoute } from 'astro'
import { sluggedPages } from '../content-model/paths.ts'
import {
  existingPaths,
  fileRedirects,
  hostRedirects,
  pathRedirects,
  redirectsFile,
} from '../routing/redirects.ts'

export const GET: APIRoute = async () => {
  const entries = await sluggedPages()
  const rules = [
    ...hostRedirects(existingPaths(entries), import.meta.env.SITE_DOMAINS),
    ...pathRedirects(entries),
    ...fileRedirects,
  ]
  return new Response(redirectsFile(rules))
}
