/** The means of transport. */
export const travelModes = ['train', 'bus', 'ferry'] as const
export type TravelMode = (typeof travelModes)[number]

/** The weekdays as `runs` of a connection names them, in the order of `Date.getUTCDay()`. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
export type Weekday = (typeof weekdays)[number]
