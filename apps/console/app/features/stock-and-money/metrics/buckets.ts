import type { Metrics } from './metrics.ts'

export interface Bucket {
  readonly from: string
  readonly to: string
  readonly orders: number
  readonly units: number
  readonly grossMinor: number
  /** Without refunds and tax. */
  readonly revenueMinor: number
  readonly costMinor: number
}

/** More columns cannot be told apart. */
const MOST_DAYS = 62
const WEEK = 7

/** Weeks begin with the range and not on Monday, so that those of the previous range align. */
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
      revenueMinor: sum('netMinor') - sum('taxMinor'),
      costMinor: sum('costMinor'),
    }
  })
}

export function runningTotals(buckets: readonly Bucket[]): number[] {
  let total = 0
  return buckets.map(({ revenueMinor, costMinor }) => (total += revenueMinor - costMinor))
}

/** In per cent with one decimal; null without revenue. */
export function marginPercent({
  revenueMinor,
  costMinor,
}: Pick<Bucket, 'revenueMinor' | 'costMinor'>): number | null {
  return revenueMinor > 0 ? Math.round(((revenueMinor - costMinor) / revenueMinor) * 1000) / 10 : null
}
