import type { Metrics } from './metrics.ts'

/** What moved on some days in a row. Minor units. */
export interface Bucket {
  readonly from: string
  readonly to: string
  readonly orders: number
  readonly units: number
  readonly grossMinor: number
  readonly netMinor: number
  readonly costMinor: number
}

/** So many columns can still be told apart. */
const MOST_DAYS = 62
const WEEK = 7

/**
 * A column for each day, or for seven days where there are many. Weeks begin with the range and not with a Monday, so
 * that those of the range before lie under the same ones.
 */
export function bucketsOf(series: Metrics['series']): Bucket[] {
  const size = series.length > MOST_DAYS ? WEEK : 1
  return Array.from({ length: Math.ceil(series.length / size) }, (_, at) => {
    const days = series.slice(at * size, (at + 1) * size)
    const sum = (name: Exclude<keyof (typeof days)[number], 'date'>) =>
      days.reduce((total, day) => total + day[name], 0)
    return {
      from: days[0]?.date ?? '',
      to: days.at(-1)?.date ?? '',
      orders: sum('orders'),
      units: sum('units'),
      grossMinor: sum('grossMinor'),
      netMinor: sum('netMinor'),
      costMinor: sum('costMinor'),
    }
  })
}

/** What was left after each column, added up from the first. */
export function addedUp(buckets: readonly Bucket[]): number[] {
  let total = 0
  return buckets.map(({ netMinor, costMinor }) => (total += netMinor - costMinor))
}

/** In per cent with one decimal, as the shop counts it; null where nothing came in. */
export function marginPercent({
  netMinor,
  costMinor,
}: Pick<Bucket, 'netMinor' | 'costMinor'>): number | null {
  return netMinor > 0 ? Math.round(((netMinor - costMinor) / netMinor) * 1000) / 10 : null
}
