/**
 * All messages between a page and an outside widget: DOM `CustomEvent`s on the widget's host element, with their
 * content in `detail`. Invalid messages are dropped. Their content never becomes HTML.
 *
 * | Event | Sent by | `detail` | Meaning |
 * |---|---|---|---|
 * | `widget:ready` | widget | – | it is ready: the host's original content is hidden |
 * | `widget:error` | widget | `message` | it has failed: the host's original content is shown again, with a retry
 * button |
 * | `basket:change` | widget | `count`, `total` in minor units, `currency` | the current content of its basket |
 * | `basket:item-removed` | widget | `name` | the reader removed an item |
 * | `checkout:start` | widget | – | the reader wants to pay |
 * | `currency:change` | both | `currency` | another currency was chosen; a widget then empties its basket and reports
 * that |
 * | `locale:change` | page | `locale` | the reader's language: `en`, `sv`, `da` or `no` |
 *
 * The page sends both of its events to a widget that reports that it is ready, so that it need not read the attributes.
 * `docs/widgets.md` has an example.
 */

import * as v from 'valibot'
import type { norwegian } from '../../i18n/locale-config.ts'
import type { Locale } from '../../i18n/locales.ts'
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

/** A parsed message from a widget. */
export type FromWidget = v.InferOutput<typeof message>

/** The names of a widget's events. */
export const fromWidget = message.options.map(({ entries }) => entries.type.literal)

/** The page's events with their details. */
export interface ToWidget {
  readonly 'locale:change': { readonly locale: Locale | (typeof norwegian)['language'] }
  readonly 'currency:change': { readonly currency: Currency }
}

/** Events that the page itself dispatched on a host. */
const ownEvents = new WeakSet<Event>()

/** Reads a widget's event; `undefined` for an invalid one and for the page's own. */
export function readMessage(event: Event): FromWidget | undefined {
  if (ownEvents.has(event)) return undefined
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined
  const parsed = v.safeParse(message, { type: event.type, detail })
  return parsed.success ? parsed.output : undefined
}

/** Sends a message to a host's widget. */
export function sendToWidget<Type extends keyof ToWidget>(
  host: EventTarget,
  type: Type,
  detail: ToWidget[Type],
): void {
  const event = new CustomEvent(type, { detail })
  ownEvents.add(event)
  host.dispatchEvent(event)
}
