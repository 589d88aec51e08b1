/** Where the time comes from: the system in production, the test's own in tests. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
