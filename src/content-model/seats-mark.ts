/** The mark in a text that is replaced with the table of seats. */
export const seatsMark = '<!-- reservations -->'
