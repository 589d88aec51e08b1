import type { Formats } from '@platen/formats'
import { count, fill } from '@platen/messages'
import { locale, m } from '../../../messages/messages.ts'
import { CATEGORIES, CATEGORIES_IN_SENTENCE } from '../costs/index.ts'
import type { Metrics } from './metrics.ts'

const words = m.metrics.summary

export function earningsSummary(metrics: Metrics, when: string, formats: Formats) {
  return {
    headline: headlineOf(metrics, when, formats),
    rest: [moneyWords(metrics, formats), soldWords(metrics, formats)].filter((text) => text !== undefined),
  }
}

function headlineOf({ profitMinor, revenue, costs }: Metrics, when: string, { money }: Formats): string {
  if (revenue.grossMinor === 0 && revenue.refundsMinor === 0 && costs.totalMinor === 0) {
    return fill(words.nothing, { when })
  }
  if (profitMinor === 0) return fill(words.even, { when })
  return profitMinor > 0
    ? fill(words.profit, { when, amount: money(profitMinor) })
    : fill(words.loss, { when, amount: money(-profitMinor) })
}

function moneyWords({ revenue, costs, marginPercent }: Metrics, { money, number }: Formats) {
  if (revenue.grossMinor === 0 && costs.totalMinor === 0) return undefined
  const most = mostSpentOn(costs.byCategory)
  const received = fill(receivedText(revenue), {
    net: money(revenue.netMinor),
    tax: money(revenue.taxMinor),
    refunds: money(revenue.refundsMinor),
  })
  const spent = fill(spentText(most !== undefined, marginPercent !== null), {
    costs: money(costs.totalMinor),
    category: most === undefined ? '' : CATEGORIES_IN_SENTENCE[most],
    margin: fill(m.shared.percent, { number: number(marginPercent ?? 0) }),
  })
  return `${received} ${spent}`
}

function receivedText({ taxMinor, refundsMinor }: Metrics['revenue']): string {
  if (refundsMinor === 0) return taxMinor === 0 ? words.received : words.receivedWithTax
  return taxMinor === 0 ? words.receivedAfterRefunds : words.receivedWithTaxAfterRefunds
}

function spentText(mostlyOn: boolean, withMargin: boolean): string {
  if (withMargin) return mostlyOn ? words.spentMostlyOnWithMargin : words.spentWithMargin
  return mostlyOn ? words.spentMostlyOn : words.spent
}

function mostSpentOn(byCategory: Metrics['costs']['byCategory']) {
  // Revenue already excludes refunds.
  return CATEGORIES.filter((category) => category !== 'refund' && byCategory[category] > 0).toSorted(
    (one, other) => byCategory[other] - byCategory[one],
  )[0]
}

function soldWords({ units, orders, topGarments, topZones }: Metrics, { number }: Formats) {
  if (orders.count === 0) return words.noOrders
  const [garment, zone] = [units > 0 ? topGarments[0] : undefined, topZones[0]]
  const text = zone
    ? garment
      ? words.soldMostlyPrinted
      : words.soldPrinted
    : garment
      ? words.soldMostly
      : words.sold
  return fill(text, {
    garments: count(locale, words.garments, units),
    orders: count(locale, words.orders, orders.count),
    number: number(garment?.units ?? 0),
    garment: garment?.name ?? '',
    zone: zone?.name ?? '',
  })
}
