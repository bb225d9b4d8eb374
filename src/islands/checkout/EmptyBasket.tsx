import { Icon } from '../icon/Icon.tsx'
import type { LineForms } from '../shop/line-to-change.ts'
import type { CheckoutText } from './text.ts'

interface EmptyBasketProps {
  /** The page with the form of each kind of line. */
  readonly forms: LineForms['byKind']
  /** The names of the products. */
  readonly names: Readonly<Record<'interrail' | 'japan' | 'gift-card' | 'taxi', string>>
  readonly text: CheckoutText
}

/** The basket is empty: links to the forms that add something. */
export function EmptyBasket({ forms, names, text }: EmptyBasketProps) {
  const products = [
    { href: forms.interrail, icon: 'ticket', name: names.interrail },
    { href: forms['days-pass'], icon: 'train', name: names.japan },
    { href: forms['gift-card'], icon: 'gift', name: names['gift-card'] },
    { href: forms.taxi, icon: 'taxi', name: names.taxi },
  ]
  return (
    <section className="empty checkout__empty" aria-labelledby="checkout-empty">
      <h2 id="checkout-empty">{text.empty}</h2>
      <p>{text.emptyText}</p>
      <ul role="list">
        {products.map(({ href, icon, name }) => (
          <li key={href}>
            <a href={href}>
              <Icon name={icon} /> {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
