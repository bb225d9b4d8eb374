/**
 * All that a page and an outside widget say to each other: DOM `CustomEvent`s on the widget's host element, with their
 * content in `detail`. What does not parse is dropped. Nothing of it ever becomes HTML.
 *
 * | Event | Says it | `detail` | Means |
 * |---|---|---|---|
 * | `widget:ready` | widget | – | it serves from now on: the page's own words in the host are put away |
 * | `widget:error` | widget | `message` | it cannot serve: the page's own words are back, with a retry button |
 * | `basket:change` | widget | `count`, `total` in minor units, `currency` | what is in its basket now |
 * | `basket:item-removed` | widget | `name` | the reader took something out |
 * | `checkout:start` | widget | – | the reader wants to pay |
 * | `currency:change` | both | `currency` | another currency was chosen; a widget then empties its basket and says so |
 * | `locale:change` | page | `locale` | the reader's language: `en`, `sv`, `da` or `no` |
 *
 * The page says both of its events to a widget that says it is ready, so that one need not look at the attributes.
 * `docs/widgets.md` has an example.
 */
import * as v from 'valibot'
import { type Currency, currencies } from '../../shared/shop/currency.ts'
import { outsideBasket } from '../../shared/shop/outside-basket.ts'

const words = v.pipe(v.string(), v.trim(), v.maxLength(500))

const message = v.variant('type', [
  v.object({ type: v.literal('widget:ready') }),
  v.object({ type: v.literal('widget:error'), detail: v.object({ message: words }) }),
  v.object({ type: v.literal('basket:change'), detail: outsideBasket }),
  v.object({ type: v.literal('basket:item-removed'), detail: v.object({ name: words }) }),
  v.object({ type: v.literal('checkout:start') }),
  v.object({ type: v.literal('currency:change'), detail: v.object({ currency: v.picklist(currencies) }) }),
])

/** What a widget says, parsed. */
export type FromWidget = v.InferOutput<typeof message>

/** The events of a widget. */
export const fromWidget = message.options.map(({ entries }) => entries.type.literal)

/** What the page says, and with what. */
export interface ToWidget {
  readonly 'locale:change': { readonly locale: 'en' | 'sv' | 'da' | 'no' }
  readonly 'currency:change': { readonly currency: Currency }
}

/** What the page itself has said: the host hears it as well. */
const ownEvents = new WeakSet<Event>()

/** Reads an event of a widget; `undefined` for what does not parse, and for the page's own. */
export function readMessage(event: Event): FromWidget | undefined {
  if (ownEvents.has(event)) return undefined
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined
  const parsed = v.safeParse(message, { type: event.type, detail })
  return parsed.success ? parsed.output : undefined
}

/** Says something to the widget of a host. */
export function sendToWidget<Type extends keyof ToWidget>(
  host: EventTarget,
  type: Type,
  detail: ToWidget[Type],
): void {
  const event = new CustomEvent(type, { detail })
  ownEvents.add(event)
  host.dispatchEvent(event)
}
