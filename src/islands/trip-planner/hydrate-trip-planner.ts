import { hydrateOnInteraction } from '../hydration/hydrate-on-interaction.ts'

const host = document.querySelector<HTMLElement>('[data-island=trip-planner]')
const parameters = host?.querySelector<HTMLElement>('[data-query]')?.dataset['query'] ?? ''
const query = new URLSearchParams(location.search)

// An address with a trip or its settings shows them at once.
hydrateOnInteraction('trip-planner', () => import('./TripPlanner.tsx'), {
  immediately: parameters.split(' ').some(name => query.has(name)),
})

// A place on the map that is clicked before hydration is added by the planner once it is ready.
host?.addEventListener('click', ({ target }) => {
  if (host.dataset['hydration'] === 'hydrated' || !(target instanceof Element)) return
  target.closest('[data-choice]')?.setAttribute('data-picked', '')
})
