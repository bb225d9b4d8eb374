import type { APIRoute, GetStaticPaths } from 'astro'
import { networkFile } from '../../content-model/planner-network.ts'
import { locales } from '../../i18n/locales.ts'

/** The network that the trip planner of a locale searches. Its file name changes with its content. */
export const getStaticPaths = (() =>
  Promise.all(
    locales.map(async locale => {
      const { name, json } = await networkFile(locale)
      return { params: { name }, props: { json } }
    }),
  )) satisfies GetStaticPaths

export const GET: APIRoute<{ json: string }> = ({ props }) =>
  new Response(props.json, { headers: { 'Content-Type': 'application/json' } })
