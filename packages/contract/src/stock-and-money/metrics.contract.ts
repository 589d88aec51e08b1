import Type, { type Static, type TInteger } from 'typebox'
import { COST_CATEGORIES } from './costs.contract.ts'
import { operation } from '../operation.ts'
import { STAGES } from '../selling/orders.contract.ts'
import { Day, Id, MoneyMinor, Slug, nullable, oneOf, part, resource } from '../schema.ts'

export const METRICS_MAX_DAYS = 731
export const METRICS_DEFAULT_DAYS = 30

/** Reversed costs and refunds of earlier sales can make it negative. */
const Minor = Type.Integer({ description: 'Minor units of the store currency; may be below zero.' })
const Count = Type.Integer({ minimum: 0 })
const Percent = Type.Number({ description: 'Per cent, one decimal.' })
const countOf = <const Names extends readonly string[]>(names: Names, value: TInteger) =>
  Type.Unsafe<Record<Names[number], number>>(
    Type.Object(Object.fromEntries(names.map((name) => [name, value])), { additionalProperties: false }),
  )
/** Revenue comes with the order, costs with the work, so earnings cover only what was produced. */
const earnings = (description: string) => ({
  costMinor: nullable({ ...Minor, description: `${description} Null before anything was produced.` }),
  marginMinor: nullable({
    ...Minor,
    description: 'The revenue of the same lines, without the tax in it, less this cost.',
  }),
})
/** An empty value, as forms send it, means that the field is absent; so does `null`, as some programs write it. */
const OptionalDay = (description: string) =>
  Type.Optional(Type.Union([Day, oneOf(['', 'null']), Type.Null()], { description }))

export const AdminMetricsResponse = resource('AdminMetricsResponse', {
  range: part({ dateFrom: Day, dateTo: Day, timeZone: Type.String() }),
  previousRange: Type.Object(
    { dateFrom: Day, dateTo: Day },
    { additionalProperties: false, description: 'As many days, just before the range.' },
  ),
  orders: Type.Object(
    { count: Count, byStage: countOf(STAGES, Count) },
    {
      additionalProperties: false,
      description: 'Orders that were placed in the range, by the stage in which they are now.',
    },
  ),
  revenue: Type.Object(
    {
      grossMinor: MoneyMinor,
      refundsMinor: MoneyMinor,
      netMinor: Minor,
      taxMinor: {
        ...Minor,
        description:
          'The tax in `netMinor`: of each payment and refund the same share as in the total of its order.',
      },
      withoutTaxMinor: { ...Minor, description: 'The revenue: `netMinor` − `taxMinor`.' },
    },
    {
      additionalProperties: false,
      description:
        'Cash: payments on the day on which they were verified, refunds on the day of the refund, net = gross − refunds. It agrees with the bank.',
    },
  ),
  averageOrderMinor: nullable({
    ...MoneyMinor,
    description:
      'Average total of the orders placed in the range that are not cancelled or expired; null without any.',
  }),
  units: Type.Integer({ minimum: 0, description: 'Garments of the same orders.' }),
  costs: Type.Object(
    { totalMinor: Minor, byCategory: countOf(COST_CATEGORIES, Minor) },
    {
      additionalProperties: false,
      description:
        'Cost entries by the day on which they were incurred. The category `refund` is shown but is not part of the total: refunds are taken off the revenue already.',
    },
  ),
  profitMinor: { ...Minor, description: 'Revenue without tax − costs.' },
  marginPercent: nullable({
    ...Percent,
    description: 'Profit in per cent of the revenue without tax; null without revenue.',
  }),
  grossProfitMinor: {
    ...Minor,
    description: '`netMinor` − costs. Counts the tax as if the shop could keep it; `profitMinor` does not.',
  },
  grossMarginPercent: nullable({
    ...Percent,
    description: 'Gross profit in per cent of the net revenue; null without net revenue.',
  }),
  onTimePercent: nullable({
    ...Percent,
    description: 'Share of the orders handed over in the range that were handed over by the promised day.',
  }),
  leadTimeHours: nullable(
    Type.Object(
      { p50: Type.Number(), p90: Type.Number() },
      {
        additionalProperties: false,
        description: 'From the confirmation (enough was paid) to the handover, for the same orders.',
      },
    ),
  ),
  reprintPercent: nullable({
    ...Percent,
    description: 'Share of the prints of the range that were made because an earlier one had failed.',
  }),
  film: part({
    usedMm: Type.Integer({
      minimum: 0,
      description:
        'Film of the gang sheets that were printed, in mm of the roll, with what was lost beside them.',
    }),
    artworkAreaMm2: Type.Integer({ minimum: 0, description: 'Area of the prints on them.' }),
    utilisationPercent: nullable({
      ...Percent,
      description: 'Their area in per cent of this film at the width that it had; null without any.',
    }),
  }),
  leads: part({
    received: Count,
    converted: Type.Integer({
      minimum: 0,
      description: 'Of those that were received in the range, how many have become an order.',
    }),
  }),
  topGarments: Type.Array(
    part({
      garmentId: Id('garment'),
      name: Type.String(),
      units: Count,
      revenueMinor: MoneyMinor,
      ...earnings(
        'Blanks and prints of the lines whose order is produced, spoiled ones too. What belongs to no garment stays out: delivery, packaging, rent, waste of sheets.',
      ),
    }),
    { maxItems: 10, description: 'By garments ordered; revenue is the sum of the lines.' },
  ),
  topZones: Type.Array(
    part({
      zoneId: Slug(),
      name: Type.String(),
      units: Count,
      revenueMinor: MoneyMinor,
      ...earnings(
        'Film, ink, powder and labour of these prints in orders that are produced, failed ones too. The garment stays out.',
      ),
    }),
    {
      maxItems: 10,
      description:
        'By garments that were ordered with a print there; revenue is the price of these prints, before discounts.',
    },
  ),
  discountCodes: Type.Array(
    part({
      discountId: Id('discount'),
      code: Type.String(),
      orders: Type.Integer({ minimum: 1 }),
      amountMinor: { ...MoneyMinor, description: 'What it took off these orders, a delivery fee too.' },
    }),
    {
      maxItems: 50,
      description:
        'The codes of the orders that were placed in the range and are not cancelled or expired, those that gave most first.',
    },
  ),
  series: Type.Array(
    part({
      date: Day,
      orders: Count,
      grossMinor: MoneyMinor,
      netMinor: Minor,
      taxMinor: { ...Minor, description: 'The tax in `netMinor`.' },
      costMinor: Minor,
      units: Count,
    }),
    { description: 'Every day of the range, those with nothing too.' },
  ),
  currency: Type.String(),
})
export type AdminMetricsResponse = Static<typeof AdminMetricsResponse>

export const getMetrics = operation('GET /api/admin/metrics', {
  operationId: 'get_metrics',
  tag: 'Reports',
  summary: 'What the shop earned in a range of days',
  description: `Days are in the time zone of the store. By default the last ${METRICS_DEFAULT_DAYS} days up to today; at most ${METRICS_MAX_DAYS} days. A rate without a base is null.`,
  query: part({ dateFrom: OptionalDay('First day.'), dateTo: OptionalDay('Last day, included.') }),
  success: { status: 200, schema: AdminMetricsResponse, description: 'The figures of the range.' },
  access: 'metrics:read',
})
