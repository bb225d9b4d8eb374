import { expect, test, vi } from 'vitest'
import { type Domains, norwegian } from '../../i18n/locale-config.ts'
import { redirectFromRoot } from './root-redirect.ts'

interface Visit {
  readonly host: string
  readonly cookie?: string
  readonly languages?: readonly string[]
  readonly domains?: Domains
  readonly handover?: string
}
const home = { en: '/', sv: '/sv', da: '/da' }
const domains: Domains = { en: 'perrong.dk', sv: 'perrong.example', da: 'da.perrong.com' }

/** The path that a visit to the bare root redirects to; `undefined` if it stays. */
function ledTo({ host, cookie, languages = [], domains, handover }: Visit): unknown {
  const replace = vi.fn()
  vi.stubGlobal('document', { referrer: '', documentElement: { dataset: {} } })
  vi.stubGlobal('window', { handover })
  vi.stubGlobal('navigator', { languages })
  const origin = `https://${host}`
  vi.stubGlobal('location', { hostname: host, origin, pathname: '/', search: '', hash: '', replace })
  redirectFromRoot(
    home,
    { se: 'sv', dk: 'da' },
    norwegian.tags,
    'language',
    () => cookie,
    () => true,
    domains,
  )
  return replace.mock.calls[0]?.[0]
}

test.each<Visit & { readonly to: string | undefined }>([
  { host: 'perrong.se', to: '/sv' },
  { host: 'perrong.dk', to: '/da' },
  { host: 'perrong.example', to: undefined },
  { host: 'perrong.example', languages: ['nb-NO'], to: '/da' },
  { host: 'perrong.se', languages: ['da'], to: '/sv' },
  { host: 'perrong.se', cookie: 'da', to: '/da' },
  { host: 'perrong.example', domains, to: '/sv' },
  { host: 'perrong.example', languages: ['da', 'en'], domains, to: '/sv' },
  { host: 'perrong.example', cookie: 'no', domains, to: '/da' },
  { host: 'da.perrong.com', domains, to: '/da' },
  { host: 'perrong.dk', languages: ['sv'], domains, to: undefined },
  { host: 'www.perrong.se', languages: ['da'], domains, to: '/sv' },
])(
  'the bare root of $host redirects a reader of $languages with the cookie $cookie to $to',
  ({ to, ...visit }) => expect(ledTo(visit)).toBe(to),
)

test.each([
  { handover: 'accesstoken=a&refreshtoken=b', to: undefined },
  { handover: 'controlled=true&cacheBust=1', to: undefined },
  { handover: 'cacheBust=1', to: '/sv' },
])('an address with $handover redirects a reader of Swedish to $to', ({ handover, to }) =>
  expect(ledTo({ host: 'perrong.example', cookie: 'sv', handover })).toBe(to),
)
