/** The site's name, as titles, link previews and feeds give it. */
export const brand = 'Perrong'
