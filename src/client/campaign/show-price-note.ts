/**
 * Shows what the campaign that runs now takes off a page's prices: the first, of those that stand in the page hidden. Runs
 * inline right behind them, from its own source text: it may use nothing from outside itself.
 */
export function showPriceNote(): void {
  const now = Date.now()
  const notes = [...document.querySelectorAll<HTMLElement>('[data-price-note]')]
  const running = notes.find(({ dataset: { from, until } }) => Number(from) <= now && now <= Number(until))
  if (running) running.hidden = false
}
