/** The site's name in titles, link previews and feeds. */
export const brand = 'Perrong'
