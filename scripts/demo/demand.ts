import type { Random } from './random.ts'
import type { ShopCalendar } from './shop-calendar.ts'

/** January to December: gifts at the end of the year, teams and schools in spring, quiet after the holidays. */
const SEASON = [0.8, 0.95, 1, 1.05, 1.15, 1, 0.9, 0.95, 0.95, 1.05, 1.2, 1.4]
/** Monday to Sunday. */
const WEEK = [1.1, 1.05, 1, 1, 1.15, 1.1, 0.7]
/** Sales of the last day relative to the first. */
const GROWTH = 1.6

export function ordersByDay(
  calendar: ShopCalendar,
  { orders, from, to }: { readonly orders: number; readonly from: number; readonly to: number },
  random: Random,
): number[] {
  const shareOfToday = Math.min(1, (calendar.end - calendar.at(calendar.today, 0)) / 86_400_000)
  const weights = Array.from({ length: to - from + 1 }, (_, index) => {
    const day = from + index
    const month = Number(calendar.date(day).slice(5, 7)) - 1
    const growth = 1 + ((GROWTH - 1) * day) / Math.max(1, calendar.today)
    const share = day === calendar.today ? shareOfToday : 1
    return (
      share *
      growth *
      (SEASON[month] ?? 1) *
      (WEEK[calendar.weekday(day) - 1] ?? 1) *
      random.between(0.7, 1.3)
    )
  })
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let weightSoFar = 0
  let ordersSoFar = 0
  return weights.map((weight) => {
    weightSoFar += weight
    const count = Math.round((orders * weightSoFar) / total) - ordersSoFar
    ordersSoFar += count
    return count
  })
}

/** Most order in the evening. */
export function orderingHour(random: Random): number {
  return random.weighted([
    [random.between(0, 7), 3],
    [random.between(7, 12), 27],
    [random.between(12, 17), 33],
    [random.between(17, 22), 33],
    [random.between(22, 24), 4],
  ])
}
