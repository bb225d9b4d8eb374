interface Timed {
  readonly start: Date
  readonly end: Date
}

/** A period in which a campaign is the first running one. Both moments are inclusive, in milliseconds. */
export interface CampaignPeriod<Campaign> {
  readonly campaign: Campaign
  readonly from: number
  readonly until: number
}

/** The periods in which each campaign is the first running one, so that no two are shown at once. */
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

/** The parts of a period before and after another campaign. */
const subtractPeriod = <Campaign>(
  turn: CampaignPeriod<Campaign>,
  start: Date,
  end: Date,
): CampaignPeriod<Campaign>[] =>
  [
    { ...turn, until: Math.min(turn.until, start.getTime() - 1) },
    { ...turn, from: Math.max(turn.from, end.getTime() + 1) },
  ].filter(({ from, until }) => from <= until)
