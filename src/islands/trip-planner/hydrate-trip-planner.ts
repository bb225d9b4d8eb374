import { hydrateOnInteraction } from '../hydration/hydrate-on-interaction.ts'

// An address that holds a trip shows it at once.
hydrateOnInteraction('trip-planner', () => import('./TripPlanner.tsx'), {
  immediately: /[?&](?:from|stop)=/.test(location.search),
})

// A place of the map that is clicked before there is a planner: the planner adds it when it comes.
const host = document.querySelector<HTMLElement>('[data-island=trip-planner]')
host?.addEventListener('click', ({ target }) => {
  if (host.dataset['hydration'] === 'hydrated' || !(target instanceof Element)) return
  target.closest('[data-choice]')?.setAttribute('data-picked', '')
})
