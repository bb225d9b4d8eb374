import type { APIRoute, GetStaticPaths } from 'astro'
import { allPictures } from '../../illustrations/pictures.ts'

export const getStaticPaths = (() =>
  allPictures().map(({ file, svg }) => ({
    params: { name: file },
    props: { svg },
    cacheKey: file,
  }))) satisfies GetStaticPaths

export const GET: APIRoute = ({ props }) =>
  new Response(String(props['svg']), { headers: { 'Content-Type': 'image/svg+xml' } })
