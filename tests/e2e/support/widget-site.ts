import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { testBuilds } from '../../../scripts/test-builds.ts'

/** How the stand-in serves its script. */
export type WidgetBehaviour = 'well' | 'failing' | 'silent' | 'hostile'

/** A stand-in for the makers of widgets: a real server with the script of every place, and the frame they show. */
export interface RunningWidgetSite {
  readonly port: number
  /** Host and path of every request, in order. */
  readonly requested: readonly string[]
  behaviour: WidgetBehaviour
  /** Forgets requests, and serves correctly again. */
  reset(): void
  close(): Promise<void>
}

/** The hosts of all widgets in the `widgets` build, and of their payment page. */
export const widgetHosts = [
  ...new Set(Object.values(testBuilds.widgets.env).map(address => new URL(address).host)),
]

/** A widget as in `docs/widgets.md`: it fills its place, reports that, and sends messages for its buttons. */
const well = (name: string) => `
for (const host of document.querySelectorAll('[data-widget="${name}"]')) {
  const say = (type, detail) => host.dispatchEvent(new CustomEvent(type, { detail }))
  const told = document.createElement('output')
  const button = (words, act) => {
    const made = document.createElement('button')
    made.type = 'button'
    made.textContent = words
    made.addEventListener('click', act)
    return made
  }
  const { mainUrl, locale, currency, product = '' } = host.dataset
  const basket = count => say('basket:change', { count, total: count * 28300, currency: host.dataset.currency })
  const frame = document.createElement('iframe')
  frame.title = 'Order'
  frame.src = mainUrl + '?' + new URLSearchParams({ locale, currency, product })
  frame.addEventListener('load', () => say('widget:ready'))
  for (const type of ['locale:change', 'currency:change'])
    host.addEventListener(type, ({ detail }) => (told.value += type + ' ' + Object.values(detail) + '. '))
  const part = document.createElement('div')
  part.className = 'stand-in'
  part.append(
    frame,
    told,
    button('${name}: put two', () => basket(2)),
    button('${name}: take one', () => (basket(1), say('basket:item-removed', { name: '<img src=x> Pass' }))),
    button('${name}: pay in kronor', () => say('currency:change', { currency: 'SEK' })),
    button('${name}: fall', () => say('widget:error', { message: 'Out of order' })),
    button('${name}: pay', () => say('checkout:start')),
  )
  host.append(part)
}`

/** Sends everything wrong at once, and then one correct message: that it is ready. */
const hostile = (name: string) => `
for (const host of document.querySelectorAll('[data-widget="${name}"]')) {
  const say = (type, detail) => host.dispatchEvent(new CustomEvent(type, { detail }))
  say('widget:ready')
  for (const detail of [undefined, null, 7, 'x', [], {}, { count: '9', total: {}, currency: 'EUR' }, { count: -1 }])
    for (const type of ['basket:change', 'currency:change', 'basket:item-removed', 'widget:error']) say(type, detail)
  say('basket:change', { count: 3, total: '<b>9</b>', currency: 'EUR' })
  say('currency:change', { currency: '<b>SEK</b>' })
  for (let count = 0; count < 5000; count++) {
    say('basket:change', { count: count % 900, total: count, currency: 'EUR' })
    say('basket:item-removed', { name: '<img src="/hostile" onerror="window.hostile = 1">' })
  }
  say('basket:change', { count: 4, total: 400, currency: 'EUR' })
}`

const scripts = new Map(
  (
    [
      ['main', 'PUBLIC_WIDGET_SCRIPTS_URL'],
      ['basket', 'PUBLIC_BASKET_SCRIPT_URL'],
      ['bottom-bar', 'PUBLIC_BOTTOM_BAR_SCRIPT_URL'],
    ] as const
  ).map(([name, address]) => {
    const { host, pathname } = new URL(testBuilds.widgets.env[address])
    return [host + pathname, name]
  }),
)

/** Starts it on a free port of the loopback interface. */
export async function startWidgetSite(): Promise<RunningWidgetSite> {
  const requested: string[] = []
  const site = { behaviour: 'well' as WidgetBehaviour }

  function respond(request: IncomingMessage, response: ServerResponse): void {
    const address = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const place = address.host + address.pathname
    requested.push(place + address.search)
    const name = scripts.get(place)
    if (!name) {
      const page =
        '<!doctype html><html lang="en"><title>Stand-in</title><link rel="icon" href="data:,"><h1>Stand-in</h1>'
      response.writeHead(200, { 'content-type': 'text/html' }).end(page)
    } else if (site.behaviour === 'failing') response.writeHead(500).end()
    else {
      const code = { well, hostile, silent: () => '' }[site.behaviour](name)
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(code)
    }
  }

  const server = createServer(respond).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (typeof bound !== 'object' || !bound) throw new Error('The widget site has no port')
  return Object.assign(site, {
    port: bound.port,
    requested,
    reset() {
      requested.length = 0
      site.behaviour = 'well'
    },
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  })
}
