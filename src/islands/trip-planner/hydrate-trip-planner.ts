import { hydrateOnInteraction } from '../hydration/hydrate-on-interaction.ts'

// An address with a trip shows it at once.
hydrateOnInteraction('trip-planner', () => import('./TripPlanner.tsx'), {
  immediately: /[?&](?:from|stop)=/.test(location.search),
})

// A place on the map that is clicked before hydration is added by the planner once it is ready.
const host = document.querySelector<HTMLElement>('[data-island=trip-planner]')
host?.addEventListener('click', ({ target }) => {
  if (host.dataset['hydration'] === 'hydrated' || !(target instanceof Element)) return
  target.closest('[data-choice]')?.setAttribute('data-picked', '')
})
