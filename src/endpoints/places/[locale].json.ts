import type { APIRoute, GetStaticPaths } from 'astro'
import { linkedCities } from '../../content-model/city-pairs.ts'
import { knownPlaces } from '../../content-model/stations.ts'
import { locales } from '../../i18n/locales.ts'
import type { KnownPlaces } from '../../shared/places.ts'

/** The places one may travel from or to, as a locale calls them. Under one address for good: the host answers 304. */
export const getStaticPaths = (() =>
  locales.map(locale => ({ params: { locale }, props: { locale } }))) satisfies GetStaticPaths

export const GET: APIRoute<{ locale: (typeof locales)[number] }> = async ({ props }) =>
  Response.json({
    names: await knownPlaces(props.locale),
    cities: await linkedCities(props.locale),
  } satisfies KnownPlaces)
