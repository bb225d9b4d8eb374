import type { APIRoute } from 'astro'
import { getSite } from '../../content-model/site.ts'

/** Our public address, for the function that takes forms, which does not have `content/`. */
export const GET: APIRoute = async () => Response.json({ email: (await getSite()).trader.email })
