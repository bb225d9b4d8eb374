/**
 * What the editor's page may load, run and send to. It is a program of its own: it makes styles while it runs, and asks the
 * repository's interface, and nothing else outside.
 *
 * @param repository `owner/name`; without one the page asks nobody
 */
export function editorHeaders(repository: string | undefined): Record<string, string> {
  const github = repository ? ['https://api.github.com'] : []
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:', ...(repository ? ['https://avatars.githubusercontent.com'] : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'blob:', 'data:', ...github],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, values]) => [directive, ...values].join(' '))
      .join('; '),
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  }
}
