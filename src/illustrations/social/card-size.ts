/** What link previews ask for, in pixels. */
export const cardWidth = 1200
export const cardHeight = 630
