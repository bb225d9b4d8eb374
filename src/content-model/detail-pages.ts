/** The kinds of entries that have a page of their own, and that page. */
export const detailPages = { guides: 'guide-detail', routes: 'route-detail', tips: 'tips-detail' } as const
export type DetailKind = keyof typeof detailPages
