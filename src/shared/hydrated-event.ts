/** A bubbling event that a component's root dispatches once its handlers work. */
export const hydratedEvent = 'island:hydrated'
