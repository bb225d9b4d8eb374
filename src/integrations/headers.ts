import { glob, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { isPageName, pageRow } from '../routing/href.ts'
import { contentSecurityPolicy, securityHeaders, type TagOrigins } from '../shared/security-headers.ts'
import { builtPages } from './built-pages.ts'
import { readEnvironment } from './configuration.ts'
import { editorHeaders } from './editor/editor-policy.ts'
import { type InlineHashes, inlineByAddress, inlineHashes } from './page-policies.ts'
import type { PageFacts } from './read-page.ts'
import { siteFeatures, widgetNames } from './site-features.ts'

const originList = (value: string | undefined) => value?.split(/[\s,]+/).filter(Boolean) ?? []

/**
 * The origins that the tag manager and Google's tags need, and those of others' tags. Google's scripts load each other
 * through a Trusted Types policy of their own, whose name must be allowed. Source:
 * https://developers.google.com/tag-platform/security/guides/csp
 */
function tagOrigins(further: string | undefined): TagOrigins {
  const others = originList(further)
  const google = ['googletagmanager.com', 'google-analytics.com', 'analytics.google.com']
  return {
    scripts: ['https://www.googletagmanager.com', ...others],
    calls: [...google.map(host => `https://*.${host}`), ...others],
    policies: ['goog#html'],
  }
}

/** The origins of the configured addresses, and further configured origins. */
export function configuredOrigins(environment: Readonly<Record<string, string | undefined>>) {
  const originOf = (name: string) => {
    const value = environment[name]
    return value ? [new URL(value).origin] : []
  }
  const { SITE_ACCOUNT, SITE_TAGS } = siteFeatures(environment)
  const widgets = Object.values(widgetNames).flat().flatMap(originOf)
  const further = widgets.length > 0 ? originList(environment['PUBLIC_WIDGET_ORIGINS']) : []
  return {
    ...(SITE_TAGS && { tagOrigins: tagOrigins(environment['PUBLIC_TAG_ORIGINS']) }),
    widgetOrigins: [...new Set([...widgets, ...further])],
    formOrigins: originOf('PUBLIC_CHECKOUT_URL'),
    tokensInAddress: SITE_ACCOUNT !== undefined,
  }
}

export const headerRule = (path: string, headers: Readonly<Record<string, string>>) =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}`)
    .join('\n')}\n`

/** Whether a page's address may contain a token. Without scripts it stays there while the page is shown. */
const hasToken = ({ kind = '' }: PageFacts) => isPageName(kind) && pageRow(kind).token === true

/**
 * For files whose names contain a hash of their content. Each has a rule of its own, so that a 404 at a similar address
 * gets none.
 */
const forAYear = { 'Cache-Control': 'public, max-age=31536000, immutable' }
/** For folders of such files that grow with the content, where a rule for each file would make thousands. */
const forADay = { 'Cache-Control': 'public, max-age=86400' }

/**
 * Writes `_headers`: the security headers with the hashes of the built pages' inline scripts and styles, and how long
 * browsers cache files whose names contain a hash of their content.
 *
 * If two rules match an address, the later one applies. A host that applied the first, or both, would still show every
 * page: the policy of `/*` allows all, and two policies together allow what both do.
 */
export function headers(): AstroIntegration {
  return {
    name: 'perrong:headers',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir)
        const { pages } = await builtPages(dir)
        const environment = readEnvironment('production')
        const origins = configuredOrigins(environment)
        const { EDITOR_REPOSITORY } = environment
        const all = inlineHashes(pages)
        const addresses = inlineByAddress(pages)
        const withToken = new Set(pages.filter(hasToken).map(({ path }) => path))
        const policy = (inline: InlineHashes) => ({
          'Content-Security-Policy': contentSecurityPolicy({ ...inline, ...origins }),
        })
        // Files that are no pages run nothing inline. They get the policy of a 404 page, which the host may serve with
        // the same headers: the hashes of all pages would add 2 KB to each picture.
        const file = policy(inlineHashes(pages.filter(({ kind }) => kind === 'not-found')))
        // Each has its own rule: the host applies a path's headers to a 404 as well, and a chunk that is missing once,
        // after a rollback, would be missing for a year.
        const hashed = await Array.fromAsync(glob(['_astro/**/*.*', 'network/*.*', 'pdf/*.*'], { cwd: root }))
        const rules = [
          headerRule('/*', {
            ...securityHeaders({ ...all, ...origins }),
            'Speculation-Rules': '"/speculation-rules.json"',
          }),
          ...[...addresses].map(([address, own]) =>
            headerRule(address, {
              ...policy(own),
              ...(withToken.has(address) && { 'Referrer-Policy': 'no-referrer' }),
            }),
          ),
          headerRule('/speculation-rules.json', {
            'Content-Type': 'application/speculationrules+json',
            ...file,
          }),
          ...['_astro', 'film', 'network', 'pdf', 'places', 'search', 'shop'].map(folder =>
            headerRule(`/${folder}/*`, file),
          ),
          ...hashed.sort().map(name => headerRule(`/${name}`, forAYear)),
          // A browser that cached an old worker's script would keep the old site.
          headerRule('/sw.js', { 'Cache-Control': 'no-cache', ...file }),
          ...['pictures', 'social'].map(folder => headerRule(`/${folder}/*`, { ...forADay, ...file })),
        ]
        if (EDITOR_REPOSITORY) rules.push(headerRule('/admin/*', editorHeaders(EDITOR_REPOSITORY)))
        await writeFile(join(root, '_headers'), rules.join('\n'))
        logger.info(
          `${all.scriptHashes.length} script and ${all.styleHashes.length} style hashes at ${addresses.size} addresses in _headers`,
        )
      },
    },
  }
}
