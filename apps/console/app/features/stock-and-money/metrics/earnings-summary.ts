import type { Formats } from '@platen/formats'
import { CATEGORIES, CATEGORY_NAMES } from '../costs/index.ts'
import type { Metrics } from './metrics.ts'

export function earningsSummary(metrics: Metrics, when: string, formats: Formats) {
  return {
    headline: headlineOf(metrics, when, formats),
    rest: [moneyWords(metrics, formats), soldWords(metrics, formats)].filter((words) => words !== undefined),
  }
}

function headlineOf({ profitMinor, revenue, costs }: Metrics, when: string, { money }: Formats): string {
  if (revenue.grossMinor === 0 && revenue.refundsMinor === 0 && costs.totalMinor === 0) {
    return `${when} there was no revenue and no cost.`
  }
  if (profitMinor === 0) return `${when} the shop broke even.`
  return profitMinor > 0
    ? `${when} the shop made a profit of ${money(profitMinor)}.`
    : `${when} the shop made a loss of ${money(-profitMinor)}.`
}

function moneyWords({ revenue, costs, marginPercent }: Metrics, { money, number }: Formats) {
  if (revenue.grossMinor === 0 && costs.totalMinor === 0) return undefined
  const refunds = revenue.refundsMinor === 0 ? '' : ` after ${money(revenue.refundsMinor)} of refunds`
  const tax = revenue.taxMinor === 0 ? '' : `, ${money(revenue.taxMinor)} of it tax`
  const margin = marginPercent === null ? '' : `, a margin of ${number(marginPercent)}%`
  const most = mostSpentOn(costs.byCategory)
  const spentOn = most === undefined ? '' : `, most of it on ${CATEGORY_NAMES[most].toLowerCase()}`
  return `${money(revenue.netMinor)} came in${refunds}${tax}. ${money(costs.totalMinor)} was spent${spentOn}${margin}.`
}

function mostSpentOn(byCategory: Metrics['costs']['byCategory']) {
  // Revenue already excludes refunds.
  return CATEGORIES.filter((category) => category !== 'refund' && byCategory[category] > 0).toSorted(
    (one, other) => byCategory[other] - byCategory[one],
  )[0]
}

function soldWords({ units, orders, topGarments, topZones }: Metrics, { number }: Formats) {
  if (orders.count === 0) return 'No orders were placed.'
  const pieces = `${number(units)} ${units === 1 ? 'garment' : 'garments'}`
  const placed = `${number(orders.count)} ${orders.count === 1 ? 'order' : 'orders'}`
  const [garment, zone] = [topGarments[0], topZones[0]]
  const mostly = garment && units > 0 ? `, ${number(garment.units)} of them ${garment.name}` : ''
  const printed = zone ? `, printed most often on ${zone.name}` : ''
  return `${pieces} in ${placed}${mostly}${printed}.`
}
