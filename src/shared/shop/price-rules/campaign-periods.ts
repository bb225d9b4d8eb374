interface Timed {
  readonly start: Date
  readonly end: Date
}

/** One campaign, for a time in which it is the first that runs. Both moments are in milliseconds, and included. */
export interface CampaignPeriod<Campaign> {
  readonly campaign: Campaign
  readonly from: number
  readonly until: number
}

/** When each of some campaigns is the first of them that runs, so that no two are shown at once. */
export function campaignPeriods<Campaign extends Timed>(
  campaigns: readonly Campaign[],
): CampaignPeriod<Campaign>[] {
  return campaigns.flatMap((campaign, place) => {
    const period = { campaign, from: campaign.start.getTime(), until: campaign.end.getTime() }
    return campaigns
      .slice(0, place)
      .reduce(
        (periods: CampaignPeriod<Campaign>[], { start, end }) =>
          periods.flatMap(turn => subtractPeriod(turn, start, end)),
        [period],
      )
  })
}

/** What is left of a turn before and after another campaign. */
const subtractPeriod = <Campaign>(
  turn: CampaignPeriod<Campaign>,
  start: Date,
  end: Date,
): CampaignPeriod<Campaign>[] =>
  [
    { ...turn, until: Math.min(turn.until, start.getTime() - 1) },
    { ...turn, from: Math.max(turn.from, end.getTime() + 1) },
  ].filter(({ from, until }) => from <= until)
