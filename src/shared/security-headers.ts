import { policyName } from './trusted-types.ts'

/** The origins of a tag manager's scripts, and those that its tags call and load pictures from. */
export interface TagOrigins {
  readonly scripts: readonly string[]
  readonly calls: readonly string[]
  /** Trusted Types policies that the tag manager makes for its own scripts. */
  readonly policies: readonly string[]
}

/** What a site's configuration and its built pages add to the policy. */
export interface PolicySources {
  /** `sha256-…` of every inline script of the response, without quotes. */
  readonly scriptHashes?: readonly string[]
  /** `sha256-…` of every inline style of the response, without quotes. */
  readonly styleHashes?: readonly string[]
  /** Origins of configured widgets: they may run scripts, open frames, connect and show pictures. */
  readonly widgetOrigins?: readonly string[]
  /** Origins of a configured tag manager and its tags. */
  readonly tagOrigins?: TagOrigins
  /** Origins that a form may be posted to, besides our own (the checkout). */
  readonly formOrigins?: readonly string[]
  /**
   * Whether a page's own address may contain tokens (an account site is configured). The browser requests fonts and
   * pictures before the page's first script can clear the address, so until then a referrer is only the origin.
   */
  readonly tokensInAddress?: boolean
}

const quoted = (hashes: readonly string[] = []) => hashes.map(hash => `'${hash}'`)

/**
 * What a page may load, run and send to. The default is nothing, so directives that refuse everything are left out.
 * Workers fall under `script-src`, and always come from our own origin.
 */
export function contentSecurityPolicy(sources: PolicySources = {}): string {
  const widgets = sources.widgetOrigins ?? []
  const tags = sources.tagOrigins ?? { scripts: [], calls: [], policies: [] }
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(sources.scriptHashes), ...widgets, ...tags.scripts],
    'style-src': ["'self'", ...quoted(sources.styleHashes)],
    'img-src': ["'self'", 'data:', ...widgets, ...tags.calls],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...widgets, ...tags.calls],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    ...(widgets.length > 0 && { 'frame-src': widgets }),
    'form-action': ["'self'", ...(sources.formOrigins ?? [])],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // A text becomes HTML or the address of a script only through the site's own policy
    // (src/client/lib/script-address.ts).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [policyName, ...tags.policies],
  }
  return Object.entries(policy)
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; ')
}

/**
 * The security headers of every response: written to `_headers` for files, and set by the functions themselves, since
 * the host's headers do not apply to functions.
 *
 * COEP would block a widget's plain frame, so it is left out if widgets are embedded. Source: MDN HTTP Observatory
 * scoring, and the policy rules in `docs/architecture.md`.
 */
export function securityHeaders(sources: PolicySources = {}): Record<string, string> {
  const embeds = (sources.widgetOrigins ?? []).length > 0
  return {
    'Content-Security-Policy': contentSecurityPolicy(sources),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': sources.tokensInAddress ? 'strict-origin' : 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(embeds ? {} : { 'Cross-Origin-Embedder-Policy': 'credentialless' }),
  }
}
