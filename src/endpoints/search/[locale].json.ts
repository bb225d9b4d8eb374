import type { APIRoute, GetStaticPaths } from 'astro'
import { locales } from '../../i18n/locales.ts'
import { searchEntries } from '../../views/support/search-entries.ts'

/** What can be found in a locale. Under one address for good, since every page's header has it; the host answers 304. */
export const getStaticPaths = (() =>
  locales.map(locale => ({ params: { locale }, props: { locale } }))) satisfies GetStaticPaths

export const GET: APIRoute<{ locale: (typeof locales)[number] }> = async ({ props }) =>
  Response.json(await searchEntries(props.locale))
