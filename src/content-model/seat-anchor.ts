/** The anchor of a train's row in a table of seats. `seatAnchor(tgv) // => 'seat-tgv'` */
export const seatAnchor = ({ id }: { readonly id: string }): string => `seat-${id}`
