import type { Campaign } from '../catalogue/catalogue.ts'

/** Whether a campaign runs at a moment, including its last second. */
export const isRunning = ({ start, end }: Campaign, at: Date): boolean =>
  Date.parse(start) <= at.getTime() && at.getTime() <= Date.parse(end)

/** The next moment at which a campaign begins or ends; `undefined` if there is none. */
export function nextChange(campaigns: readonly Campaign[], after: Date): Date | undefined {
  const moments = campaigns
    .flatMap(({ start, end }) => [Date.parse(start), Date.parse(end) + 1])
    .filter(moment => moment > after.getTime())
  return moments.length > 0 ? new Date(Math.min(...moments)) : undefined
}

/** The campaign with the highest percentage off a product at a moment; if equal, the one with the first id. */
export function bestCampaign(
  campaigns: readonly Campaign[],
  product: string,
  at: Date,
): Campaign | undefined {
  return campaigns
    .filter(campaign => campaign.products.includes(product) && isRunning(campaign, at))
    .sort((one, other) => other.percentage - one.percentage || (one.id < other.id ? -1 : 1))[0]
}
