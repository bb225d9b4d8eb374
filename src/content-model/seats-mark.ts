/** Stands in a text where the table of seats goes. */
export const seatsMark = '<!-- reservations -->'
