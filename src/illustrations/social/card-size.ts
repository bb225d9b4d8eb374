/** The size that link previews require, in pixels. */
export const cardWidth = 1200
export const cardHeight = 630

/** The width of a poster on it. */
export const posterWidth = 380
export const posterHeight = 518
