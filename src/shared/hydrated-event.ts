/** Dispatched, bubbling, by a component's root once its handlers work. */
export const hydratedEvent = 'island:hydrated'
