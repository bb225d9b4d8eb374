import type { LineOf } from '../../shop/basket/line.ts'
import type { Values } from '../kit/define-form.ts'
import type { taxiFields } from './form.ts'

/** The one product that a taxi request is for. */
export const taxiProduct = 'station-taxi'

/** A whole taxi request as a line of the basket. */
export const taxiLine = (
  {
    ride,
    direction,
    station,
    address,
    date,
    time,
    passengers,
    train,
    needs,
    order,
  }: Values<typeof taxiFields>,
  id: string,
): LineOf<'taxi'> => ({
  kind: 'taxi',
  id,
  product: taxiProduct,
  ride,
  direction,
  station,
  address,
  date,
  time,
  passengers: Number(passengers),
  train,
  needs,
  order,
})

/** What the form's fields hold for a line: the inverse of `taxiLine`. */
export const taxiTexts = ({
  kind: _kind,
  id: _id,
  seen: _seen,
  product: _product,
  passengers,
  ...texts
}: LineOf<'taxi'>) => ({ ...texts, passengers: String(passengers) })
