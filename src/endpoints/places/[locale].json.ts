import type { APIRoute, GetStaticPaths } from 'astro'
import { linkedCities } from '../../content-model/city-pairs.ts'
import { knownPlaces } from '../../content-model/stations.ts'
import { locales } from '../../i18n/locales.ts'
import type { KnownPlaces } from '../../shared/places.ts'

/**
 * The places that one may travel from or to, by their names in a locale. The address never changes: the host answers
 * 304 if the content has not changed.
 */
export const getStaticPaths = (() =>
  locales.map(locale => ({ params: { locale }, props: { locale } }))) satisfies GetStaticPaths

export const GET: APIRoute<{ locale: (typeof locales)[number] }> = async ({ props }) =>
  Response.json({
    names: await knownPlaces(props.locale),
    cities: await linkedCities(props.locale),
  } satisfies KnownPlaces)
