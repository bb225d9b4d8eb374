/** What link previews ask for, in pixels. */
export const cardWidth = 1200
export const cardHeight = 630

/** Of a poster on it. */
export const posterWidth = 380
export const posterHeight = 518
