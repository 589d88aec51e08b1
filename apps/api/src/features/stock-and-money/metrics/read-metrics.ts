import { COST_CATEGORIES, getMetrics, STAGES, type AdminMetricsResponse } from '@platen/contract'
import { dayIn, dayRange, startOfDay } from '@platen/formats/calendar'
import type { FastifyInstance } from 'fastify'
import { sharedRead } from '../../../platform/http/shared-reads.ts'
import type { Platform } from '../../../platform/platform.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import type { ShopCache } from '../../selling/catalog/index.ts'
import { daysOf, metricsRange, previousRange } from './metrics-range.ts'
import {
  findFilm,
  findHandovers,
  findLeads,
  findPrints,
  listCodes,
  listMoney,
  listPlaced,
  type Money,
  type Placed,
  type Span,
} from './metrics.store.ts'
import { findTops } from './tops.store.ts'

interface MetricsDeps extends Pick<Platform, 'database' | 'clock'> {
  readonly shop: Pick<ShopCache, 'get'>
}

type Query = Parameters<typeof metricsRange>[0]

async function readMetrics(
  { database, shop, clock }: MetricsDeps,
  query: Query,
): Promise<AdminMetricsResponse> {
  const { timeZone, currency, currencyExponent } = await shop.get()
  const range = metricsRange(query, dayIn(timeZone, clock.now()))
  const days = daysOf(range)
  const span: Span = {
    ...range,
    timeZone,
    starts: days.map((day) => startOfDay(timeZone, day)),
    end: dayRange(timeZone, range.dateFrom, range.dateTo).end,
  }
  // In parallel, because one statement for everything took longer than the slowest of these.
  const [placed, money, handovers, prints, film, leads, tops, codes] = await Promise.all([
    listPlaced(database, span),
    listMoney(database, span),
    findHandovers(database, span),
    findPrints(database, span),
    findFilm(database, span),
    findLeads(database, span),
    findTops(database, span, currencyExponent),
    listCodes(database, span),
  ])

  const valid = placed.filter(isValid)
  const grossMinor = sum(money.filter(isIncome), amountOf)
  const refundsMinor = sum(money.filter(isRefund), amountOf)
  const netMinor = grossMinor - refundsMinor
  const costMinor = sum(money.filter(isCost), amountOf)
  const taxMinor = sum(money.filter(isIncome), taxOf) - sum(money.filter(isRefund), taxOf)
  const withoutTaxMinor = netMinor - taxMinor
  const profitMinor = withoutTaxMinor - costMinor
  const grossProfitMinor = netMinor - costMinor
  const validOrders = sum(valid, ordersOf)

  return {
    range: { ...range, timeZone },
    previousRange: previousRange(range),
    orders: {
      count: sum(placed, ordersOf),
      byStage: countBy(STAGES, (stage) =>
        sum(
          placed.filter((row) => row.stage === stage),
          ordersOf,
        ),
      ),
    },
    revenue: { grossMinor, refundsMinor, netMinor, taxMinor, withoutTaxMinor },
    averageOrderMinor:
      validOrders === 0 ? null : Math.round(sum(valid, ({ totalMinor }) => totalMinor) / validOrders),
    units: sum(valid, unitsOf),
    costs: {
      totalMinor: costMinor,
      byCategory: countBy(COST_CATEGORIES, (category) =>
        sum(
          money.filter(({ kind }) => kind === category),
          amountOf,
        ),
      ),
    },
    profitMinor,
    marginPercent: withoutTaxMinor > 0 ? percent(profitMinor, withoutTaxMinor) : null,
    grossProfitMinor,
    grossMarginPercent: netMinor > 0 ? percent(grossProfitMinor, netMinor) : null,
    onTimePercent: percent(handovers.onTime, handovers.handedOver),
    leadTimeHours:
      handovers.leadTimeHours === null
        ? null
        : { p50: oneDecimal(handovers.leadTimeHours[0]), p90: oneDecimal(handovers.leadTimeHours[1]) },
    reprintPercent: percent(prints.reprints, prints.prints),
    film: {
      usedMm: film.usedMm,
      artworkAreaMm2: film.artworkAreaMm2,
      utilisationPercent: percent(film.artworkAreaMm2, film.usedMm2),
    },
    leads,
    topGarments: tops.topGarments.map(({ id, ...garment }) => ({
      garmentId: encodeId('garment', id),
      ...garment,
    })),
    topZones: tops.topZones.map(({ id, ...zone }) => ({ zoneId: id, ...zone })),
    discountCodes: codes.map(({ id, ...code }) => ({ discountId: encodeId('discount', id), ...code })),
    series: series(days, placed, money),
    currency,
  }
}

/** Days without data have a row too. */
function series(
  days: readonly string[],
  placed: readonly Placed[],
  money: readonly Money[],
): AdminMetricsResponse['series'] {
  const rows = days.map((date) => ({
    ...{ date, orders: 0, units: 0 },
    ...{ grossMinor: 0, netMinor: 0, taxMinor: 0, costMinor: 0 },
  }))
  for (const row of placed) {
    const day = rows[row.day]
    if (!day) continue
    day.orders += row.orders
    if (isValid(row)) day.units += row.units
  }
  for (const row of money) {
    const day = rows[row.day]
    if (!day) continue
    if (isIncome(row)) {
      day.grossMinor += row.amountMinor
      day.netMinor += row.amountMinor
      day.taxMinor += row.taxMinor
    }
    if (isRefund(row)) {
      day.netMinor -= row.amountMinor
      day.taxMinor -= row.taxMinor
    }
    if (isCost(row)) day.costMinor += row.amountMinor
  }
  return rows
}

const isValid = ({ stage }: Placed) => stage !== 'cancelled' && stage !== 'expired'
const isIncome = ({ kind }: Money) => kind === 'income'
const isRefund = ({ kind }: Money) => kind === 'paid_back'
/** A refund that was also recorded as a cost must not count twice. */
const isCost = (row: Money) => !isIncome(row) && !isRefund(row) && row.kind !== 'refund'
const amountOf = ({ amountMinor }: Money) => amountMinor
const taxOf = ({ taxMinor }: Money) => taxMinor
const ordersOf = ({ orders }: Placed) => orders
const unitsOf = ({ units }: Placed) => units

function sum<Row>(rows: readonly Row[], amount: (row: Row) => number): number {
  return rows.reduce((total, row) => total + amount(row), 0)
}

function countBy<const Name extends string>(
  names: readonly Name[],
  count: (name: Name) => number,
): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, count(name)])) as Record<Name, number>
}

function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : oneDecimal((part / whole) * 100)
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10
}

export function metricsRoutes(app: FastifyInstance, deps: MetricsDeps): void {
  sharedRead(app, getMetrics, ({ query }) => readMetrics(deps, query))
}
