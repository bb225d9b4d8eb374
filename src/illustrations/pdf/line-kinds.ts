/** What a line of the railway map is, in the order of its legend. */
export const railwayLineKinds = ['fast', 'main', 'scenic', 'sparse', 'link'] as const
export type RailwayLineKind = (typeof railwayLineKinds)[number]
