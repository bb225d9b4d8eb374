/** The kinds of lines on the railway map, in the order of its legend. */
export const railwayLineKinds = ['fast', 'main', 'scenic', 'sparse', 'link'] as const
export type RailwayLineKind = (typeof railwayLineKinds)[number]
