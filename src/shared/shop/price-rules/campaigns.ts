import type { Campaign } from '../catalogue/catalogue.ts'

/** Whether a campaign runs at a moment: its last second included. */
export const isRunning = ({ start, end }: Campaign, at: Date): boolean =>
  Date.parse(start) <= at.getTime() && at.getTime() <= Date.parse(end)

/** The next moment at which a campaign begins or is over; `undefined` where none will. */
export function nextChange(campaigns: readonly Campaign[], after: Date): Date | undefined {
  const moments = campaigns
    .flatMap(({ start, end }) => [Date.parse(start), Date.parse(end) + 1])
    .filter(moment => moment > after.getTime())
  return moments.length > 0 ? new Date(Math.min(...moments)) : undefined
}

/** The campaign with the most off a product at a moment; of two alike, the one whose id comes first. */
export function bestCampaign(
  campaigns: readonly Campaign[],
  product: string,
  at: Date,
): Campaign | undefined {
  return campaigns
    .filter(campaign => campaign.products.includes(product) && isRunning(campaign, at))
    .sort((one, other) => other.percentage - one.percentage || (one.id < other.id ? -1 : 1))[0]
}
