import * as v from 'valibot'
import { locales, perLocale } from '../i18n/locales.ts'

export const sitePath = v.pipe(v.string(), v.regex(/^\/(?!\/)\S*$/, 'must be a path on this site'))

/** The size of a file in bytes. */
export const bytes = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The content of `{path}/_payload.json`. */
export const pagePayload = v.object({
  /** The page's name in the page table. */
  kind: v.pipe(v.string(), v.minLength(1)),
  locale: v.picklist(locales),
  title: v.pipe(v.string(), v.minLength(1)),
  description: v.pipe(v.string(), v.minLength(1)),
  /** The picture of link previews, 1200 × 630 pixels. */
  image: sitePath,
  /** The day of the last change, as `2026-11-21`; `null` if a page has none. */
  updated: v.nullable(v.pipe(v.string(), v.isoDate())),
  /** Changes with the page's HTML, so that an outdated saved copy can be recognised. */
  version: v.pipe(v.string(), v.minLength(1)),
  /** The page's path in every locale that it is translated into. */
  paths: v.object(perLocale(() => v.optional(sitePath))),
  /**
   * Everything needed to read the page offline, with sizes: the page, the files that its HTML names, those that its
   * scripts may load, and its downloads in the page's language.
   */
  files: v.record(sitePath, bytes),
})

export type PagePayload = v.InferOutput<typeof pagePayload>

/**
 * The path of a page's payload.
 *
 *     payloadPath('/sv') // => '/sv/_payload.json'
 *     payloadPath('/')   // => '/_payload.json'
 */
export const payloadPath = (page: string) => `${page === '/' ? '' : page}/_payload.json`
