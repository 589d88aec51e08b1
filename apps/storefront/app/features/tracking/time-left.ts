export interface TimePart {
  readonly unit: 'day' | 'hour' | 'minute'
  readonly count: number
}

const MINUTE_MS = 60_000

/**
 * How long there is still, in at most two units that a person plans with: days and hours, hours and minutes. Rounded
 * down, so that nobody comes late for having believed it. Empty when less than a minute is left.
 */
export function timeLeft(ms: number): readonly TimePart[] {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS))
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  const parts: readonly TimePart[] =
    days > 0
      ? [
          { unit: 'day', count: days },
          { unit: 'hour', count: hours % 24 },
        ]
      : [
          { unit: 'hour', count: hours },
          { unit: 'minute', count: minutes % 60 },
        ]
  return parts.filter(({ count }) => count > 0)
}
