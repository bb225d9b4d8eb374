import type { CheckoutText } from './text.ts'

interface NoBasketProps {
  /** The address of the contact form. */
  readonly contactPage: string
  readonly text: CheckoutText
}

/** Shown without scripts on a site with a payment site, since nothing can be paid then. */
export function NoBasket({ contactPage, text }: NoBasketProps) {
  return (
    <section className="empty checkout__no-basket" aria-labelledby="no-basket">
      <h2 id="no-basket">{text.noBasket}</h2>
      <p>{text.noBasketText}</p>
      <a className="btn btn--line" href={contactPage}>
        {text.contact}
      </a>
    </section>
  )
}
