import { hydrateOnInteraction } from '../hydration/hydrate-on-interaction.ts'

// An address that holds a trip shows it at once.
hydrateOnInteraction('trip-planner', () => import('./TripPlanner.tsx'), {
  immediately: /[?&](?:from|stop)=/.test(location.search),
})
