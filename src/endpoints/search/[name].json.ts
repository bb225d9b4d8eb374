import type { APIRoute, GetStaticPaths } from 'astro'
import { locales } from '../../i18n/locales.ts'
import { searchFile } from '../../views/support/search-file.ts'

export const getStaticPaths = (async () =>
  Promise.all(
    locales.map(async locale => {
      const { name, json } = await searchFile(locale)
      return { params: { name }, props: { json } }
    }),
  )) satisfies GetStaticPaths

export const GET: APIRoute = ({ props }) =>
  new Response(String(props['json']), { headers: { 'Content-Type': 'application/json' } })
