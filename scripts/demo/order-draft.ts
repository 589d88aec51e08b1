import type { Insertable } from 'kysely'
import { artworkStatusOf, stageOf } from '../../apps/api/src/features/orders/index.ts'
import type { DB } from '../../apps/api/src/platform/database/tables.generated.ts'
import { encodeId } from '../../apps/api/src/platform/ids.ts'
import { searchText } from '../../apps/api/src/platform/search-text.ts'
import { addDays } from '../../apps/api/src/platform/store-calendar.ts'
import type { BasketLine } from './basket.ts'
import type { DemoCustomer } from './customers.ts'
import type { Scene } from './today.ts'
import type { World } from './world.ts'

/** A row with every column said, those with a default too. */
type Row<Table extends keyof DB> = {
  [Column in keyof Required<Insertable<DB[Table]>>]: Exclude<Insertable<DB[Table]>[Column], undefined>
}
export type OrderRow = Row<'orders'>
export type JobRow = Row<'print_jobs'>
export type PaymentRow = Row<'payments'>

/** An order whose story is being made up: its rows as they stand at `clock`. */
export interface DemoOrder {
  readonly row: OrderRow
  readonly lines: Row<'order_items'>[]
  readonly placements: Row<'placements'>[]
  readonly payments: PaymentRow[]
  readonly refunds: Row<'refunds'>[]
  /** Of a meet-up. */
  readonly slot: { readonly date: string; readonly from: string } | null
  readonly notes: Row<'order_notes'>[]
  readonly jobs: JobRow[]
  /** How the interface names it. */
  readonly publicId: string
  /** Milliseconds since 1970. */
  clock: number
}

interface Placing {
  readonly number: number
  readonly at: number
  readonly customer: DemoCustomer
  readonly basket: readonly BasketLine[]
  readonly scene: Scene | undefined
}

/** An order at the moment in which it is placed, priced by the shop's own rules. */
export function placeOrder(world: World, { number, at, customer, basket, scene }: Placing): DemoOrder {
  const { shop, random, calendar, team } = world
  const id = random.uuid(at)
  const when = new Date(at)
  const day = calendar.dayOf(at)
  const fulfilment = chooseFulfilment(world, customer, day, scene)
  const { feeMinor } = fulfilment
  const price = world.baskets.price(basket, feeMinor)
  const instruction = random.weighted(
    shop.paymentInstructions.map((way, index) => [way, 3 - Math.min(2, index)]),
  )
  const source = random.weighted([
    ['storefront', 88],
    ['phone', 7],
    ['counter', 5],
  ] as const)
  const name = `PL-${calendar.date(day).slice(0, 4)}-${String(number).padStart(6, '0')}`

  const lines = basket.map(({ variant, quantity }, position) => ({
    id: random.uuid(at),
    order_id: id,
    position,
    variant_id: variant.id,
    inventory_item_id: variant.inventoryItemId,
    garment_name: variant.garmentName,
    colour: variant.colour,
    size: variant.size,
    quantity,
    reserved_quantity: 0,
    unit_price_minor: price.lines[position]?.unitPriceMinor ?? 0,
    line_total_minor: price.lines[position]?.lineTotalMinor ?? 0,
    note: null,
  }))
  const placements = basket.flatMap(({ prints }, line) =>
    prints.map((print, position) => ({
      id: random.uuid(at),
      order_item_id: lines[line]?.id ?? '',
      position,
      zone_id: print.zoneId,
      artwork_id: print.artworkId,
      width_mm: print.widthMm,
      height_mm: print.heightMm,
      offset_x_mm: 0,
      offset_y_mm: 0,
      rotation_deg: 0,
      size_tier_id: print.tierId,
      price_minor: print.priceMinor,
      state:
        print.preflight.state === 'passed' && shop.approvePassedArtwork
          ? ('approved' as const)
          : print.preflight.state,
      preflight: JSON.stringify(print.preflight),
    })),
  )

  const row: OrderRow = {
    id,
    number: name,
    status: 'open',
    payment_status: 'unpaid',
    artwork_status: artworkStatusOf(placements.map(({ state }) => state)),
    production_status: 'blocked',
    fulfilment_status: 'unfulfilled',
    hold_reason: null,
    customer_name: customer.name,
    customer_email: customer.email,
    customer_phone: customer.phone,
    customer_locale: customer.locale,
    fulfilment_method: fulfilment.method,
    fulfilment: JSON.stringify({
      method: fulfilment.method,
      meetupZoneId: fulfilment.zone?.id ?? null,
      meetupZoneName: fulfilment.zone?.name ?? null,
      slot: fulfilment.slot,
      address: fulfilment.address,
    }),
    instruction_id: instruction.id,
    subtotal_minor: price.subtotalMinor,
    discount_minor: price.discountMinor,
    fee_minor: price.feeMinor,
    tax_minor: price.taxMinor,
    total_minor: price.totalMinor,
    paid_minor: 0,
    refunded_minor: 0,
    currency: shop.currency,
    needed_by: null,
    promised_by: addDays(calendar.date(day), shop.leadTimeDays.max),
    pay_before: new Date(at + instruction.payWithinHours * 3_600_000),
    note: random.chance(0.08) ? random.pick(NOTES) : null,
    policy_version: shop.policyVersion,
    revision: 1,
    created_at: when,
    updated_at: when,
    source,
    stage: 'awaiting_payment',
    stage_since: when,
    units: basket.reduce((units, { quantity }) => units + quantity, 0),
    search_text: searchText(name, customer.name, customer.email, customer.phone),
    confirmed_at: null,
    ready_at: null,
    handed_over_at: null,
    created_by: source === 'storefront' ? null : team.support.id,
    erased_at: null,
  }
  return {
    row,
    lines,
    placements,
    payments: [],
    refunds: [],
    notes: [],
    slot: fulfilment.slot,
    jobs: [],
    publicId: encodeId('order', id),
    clock: at,
  }
}

const NOTES = [
  'Es un regalo, por favor sin precio en la bolsa.',
  'The print a little higher on the chest, please.',
  'Lo necesitamos para el viernes si se puede.',
  'Llamar antes de entregar.',
]

/** Changes what an order is now. Its stage follows by the rule of the service. */
export function change(order: DemoOrder, changes: Partial<OrderRow>): void {
  const { row } = order
  const at = new Date(order.clock)
  Object.assign(row, changes, { revision: row.revision + 1, updated_at: at })
  const stage = stageOfRow(row)
  if (stage !== row.stage) Object.assign(row, { stage, stage_since: at })
}

/** The stage that the columns of an order stand for. */
export function stageOfRow(
  row: Pick<
    OrderRow,
    | 'status'
    | 'payment_status'
    | 'artwork_status'
    | 'production_status'
    | 'fulfilment_status'
    | 'confirmed_at'
  >,
): OrderRow['stage'] {
  return stageOf({
    status: row.status,
    paymentStatus: row.payment_status,
    artworkStatus: row.artwork_status,
    productionStatus: row.production_status,
    fulfilmentStatus: row.fulfilment_status,
    confirmedAt: row.confirmed_at === null ? null : new Date(row.confirmed_at).toISOString(),
  })
}

function chooseFulfilment(
  { shop, random, calendar }: World,
  customer: DemoCustomer,
  day: number,
  scene: Scene | undefined,
) {
  const method = scene?.meetsToday
    ? 'meetup'
    : (scene?.method ??
      random.weighted([
        ['pickup', 45],
        ['meetup', 33],
        ['delivery', 22],
      ] as const))
  const baseMinor = shop.fulfilmentMethods.find(({ kind }) => kind === method)?.feeMinor ?? 0
  const none = { method, feeMinor: baseMinor, zone: undefined, slot: null, address: null }
  if (method === 'delivery') return { ...none, address: customer.address }
  if (method === 'pickup') return none

  const meetingDay = scene?.meetsToday ? calendar.today : day + random.integer(3, 9)
  const offers = Array.from({ length: 7 }, (_, later) =>
    shop.meetupZones.flatMap((zone) =>
      zone.slots
        .filter(({ weekday }) => weekday === calendar.weekday(meetingDay + later))
        .map(({ from }) => ({ zone, slot: { date: calendar.date(meetingDay + later), from } })),
    ),
  ).find((found) => found.length > 0)
  if (!offers) return { ...none, method: 'pickup' as const, feeMinor: 0 }
  const { zone, slot } = random.pick(offers)
  return { ...none, feeMinor: baseMinor + zone.feeMinor, zone, slot }
}
