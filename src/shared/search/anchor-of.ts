/**
 * The anchor that the renderer gives a heading which stands once in its text.
 *
 *     anchorOf('Seat, couchette or bed') // => 'seat-couchette-or-bed'
 */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')
