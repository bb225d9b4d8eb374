import type { BasketLine, LineKind } from '../../shared/shop/basket/line.ts'

const parameter = 'change'

/** The pages with the forms that make lines. */
export interface LineForms {
  readonly byKind: Readonly<Record<LineKind, string>>
  /** The pages of products that have one. */
  readonly byProduct: Readonly<Record<string, string>>
}

/** The page with the form that makes a line: the one of its product, otherwise of its kind. */
export const formPage = ({ byKind, byProduct }: LineForms, line: BasketLine): string =>
  ('product' in line ? byProduct[line.product] : undefined) ?? byKind[line.kind]

/** The id of the basket line that an address asks to change. `lineToChange('?change=3f2a') // => '3f2a'` */
export const lineToChange = (search: string): string | undefined =>
  new URLSearchParams(search).get(parameter) || undefined

/** The address of a line's form, filled in with it. `changeAddress('/taxi', '3f2a') // => '/taxi?change=3f2a#order'` */
export const changeAddress = (form: string, id: string) =>
  `${form}?${new URLSearchParams({ [parameter]: id })}#order`

/** An address's query without the line to change. `withoutLineToChange('?class=first&change=3f2a') // => '?class=first'` */
export function withoutLineToChange(search: string): string {
  const query = new URLSearchParams(search)
  query.delete(parameter)
  return query.size > 0 ? `?${query}` : ''
}
