/**
 * Shows what belongs to a campaign (`data-from`, `data-until`: its banner, its prices) for as long as it runs, also where it
 * begins or ends on an open page: before each frame while the page arrives, and then at every full minute. Runs inline
 * behind the banner, from its own source text: it may use nothing from outside itself.
 */
export function followCampaigns(): void {
  const now = Date.now()
  for (const timed of document.querySelectorAll<HTMLElement>('[data-until]')) {
    timed.hidden = Number(timed.dataset['from']) > now || Number(timed.dataset['until']) < now
  }
  if (document.readyState === 'loading') requestAnimationFrame(followCampaigns)
  else setTimeout(followCampaigns, 60_000 - (now % 60_000))
}
