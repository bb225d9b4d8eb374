/**
 * Shows a campaign's banner and prices (`data-from`, `data-until`) while it runs, also if it begins or ends on an open
 * page. It checks before each frame while the page loads, and then at every full minute. Runs inline after the banner
 * from its own source text, so it may use nothing from outside itself.
 */
export function followCampaigns(): void {
  const now = Date.now()
  for (const timed of document.querySelectorAll<HTMLElement>('[data-until]')) {
    timed.hidden = Number(timed.dataset['from']) > now || Number(timed.dataset['until']) < now
  }
  if (document.readyState === 'loading') requestAnimationFrame(followCampaigns)
  else setTimeout(followCampaigns, 60_000 - (now % 60_000))
}
