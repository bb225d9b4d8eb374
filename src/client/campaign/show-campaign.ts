/**
 * Shows the campaign that runs now, if one does: the first, of those that stand in the page hidden. Runs inline right
 * behind them, before any of them is painted, from its own source text: it may use nothing from outside itself.
 */
export function showCampaign(): void {
  const now = Date.now()
  for (const banner of document.querySelectorAll<HTMLElement>('[data-campaign]')) {
    const { from, until } = banner.dataset
    if (Number(from) > now || Number(until) < now) continue
    banner.hidden = false
    return
  }
}
