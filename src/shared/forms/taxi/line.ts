import type { LineOf } from '../../shop/basket/line.ts'
import type { Values } from '../kit/define-form.ts'
import type { taxiFields } from './form.ts'

/** The product of a taxi request. */
export const taxiProduct = 'station-taxi'

/** A valid taxi request as a line of the basket. */
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

/** The form's field values for a line: the inverse of `taxiLine`. */
export const taxiTexts = ({
  kind: _kind,
  id: _id,
  seen: _seen,
  product: _product,
  passengers,
  ...texts
}: LineOf<'taxi'>) => ({ ...texts, passengers: String(passengers) })
