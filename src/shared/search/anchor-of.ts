/**
 * The anchor that the Markdown renderer gives a heading, if no other heading of the text is the same.
 *
 *     anchorOf('Seat, couchette or bed') // => 'seat-couchette-or-bed'
 */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')
