import type { APIRoute, GetStaticPaths } from 'astro'
import { appIconName, appIcons, drawAppIcon } from '../../illustrations/app-icon.ts'

/** The icons of the installed app. */
export const getStaticPaths = (() =>
  appIcons.map(icon => {
    const name = appIconName(icon)
    return { params: { name }, props: icon, cacheKey: name }
  })) satisfies GetStaticPaths

export const GET: APIRoute<(typeof appIcons)[number]> = async ({ props }) =>
  new Response(new Uint8Array(await drawAppIcon(props)), { headers: { 'Content-Type': 'image/png' } })
