import type { Basket } from '../../shop/basket/basket.ts'
import { type BasketLine, groupsOf } from '../../shop/basket/line.ts'
import type { Catalogue } from '../../shop/catalogue/catalogue.ts'
import { formatMoney } from '../../shop/format-money.ts'
import { lineTitle } from '../../shop/words/line-title.ts'

/** The number of order lines that fit in a subject. */
const most = 2

/**
 * The topic in the subject line of an order: the products, and for how many people.
 *
 *     orderTopic(basket, catalogue) // => 'Gift card €50; Station taxi for 2; 3 more'
 */
export function orderTopic(
  { lines, currency }: Pick<Basket, 'lines' | 'currency'>,
  catalogue: Catalogue,
): string {
  const named = lines
    .slice(0, most)
    .map(line => `${lineTitle(catalogue, line, 'en')}${detail(line, currency)}`)
  return [...named, ...(lines.length > most ? [`${lines.length - most} more`] : [])].join('; ')
}

function detail(line: BasketLine, currency: Basket['currency']): string {
  switch (line.kind) {
    case 'interrail':
    case 'days-pass':
      return ` for ${line.travellers.length}`
    case 'interrail-group':
      return ` for ${groupsOf(line.counts).length}, names to follow`
    case 'taxi':
      return ` for ${line.passengers}`
    case 'gift-card':
      return ` ${formatMoney(line.value, currency, 'en')}`
    case 'ticket':
      return ''
  }
}
