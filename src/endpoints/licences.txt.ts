import type { APIRoute } from 'astro'
import { licencesText } from './licences.ts'

export const GET: APIRoute = async () =>
  new Response(await licencesText(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
