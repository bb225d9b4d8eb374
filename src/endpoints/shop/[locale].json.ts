import type { APIRoute, GetStaticPaths } from 'astro'
import { catalogue } from '../../content-model/catalogue.ts'
import { checkedCatalogue } from '../../content-model/checked-catalogue.ts'
import { locales } from '../../i18n/locales.ts'

/**
 * The catalogue of a locale. The address never changes, so that a page saved last week asks for today's prices; the
 * host answers 304 where nothing has changed.
 */
export const getStaticPaths = (() =>
  locales.map(locale => ({ params: { locale }, props: { locale } }))) satisfies GetStaticPaths

export const GET: APIRoute<{ locale: (typeof locales)[number] }> = async ({ props }) =>
  Response.json(checkedCatalogue(await catalogue(props.locale)))
