import type {
  AdminOrderRecord,
  GarmentOrderCreate,
  OrderCreate,
  OrderRecord,
  PaymentRecord,
  QuoteResponse,
} from '@platen/contract'
import type { PaymentInstruction } from '../../apps/api/src/features/selling/catalog/index.ts'
import { decodeId } from '../../apps/api/src/platform/records/ids.ts'
import type { Course, Scene } from './course.ts'
import type { DemoCustomer } from './customers.ts'
import type { DemoShop } from './demo-shop.ts'
import { receiveMissing } from './stock.ts'
import type { Activity } from './story.ts'

/** By UUID; the press works on them until they are ready. */
export type InProduction = Map<string, { readonly course: Course; readonly collect: () => void }>

export interface Placing {
  readonly customer: DemoCustomer
  readonly items: GarmentOrderCreate['items']
  readonly course: Course
  readonly scene: Pick<Scene, 'method' | 'meetsToday'> | undefined
  readonly inProduction: InProduction
  readonly onPlaced?: (id: string) => void
}

const HOUR_MS = 3_600_000
const NOTES = [
  'Es un regalo, por favor sin precio en la bolsa.',
  'The print a little higher on the chest, please.',
  'Lo necesitamos para el viernes si se puede.',
  'Llamar antes de entregar.',
]
const HOLD_REASONS = [
  'The customer wants to change a size.',
  'Waiting for a colour sample to be approved.',
  'The address is not complete.',
]

export async function* liveOrder(shop: DemoShop, placing: Placing): Activity {
  const { story, calendar, random, post } = shop
  const { course, inProduction } = placing
  const hours = (count: number) => story.now().getTime() + count * HOUR_MS
  const working = (count: number) => calendar.afterWork(story.now().getTime(), count)

  const order = await place(shop, placing)
  const { path } = order
  placing.onPlaced?.(order.id)
  if (course.stopsAt === 'placed' || course.ending === 'expired') return
  if (course.ending === 'withdrawn') {
    // Before an unpaid order expires, even when the shop is closed for days.
    yield Math.min(working(5), hours(24))
    return cancel(shop, path, 'The customer changed their mind.')
  }

  if (course.paysAfter > 0) yield hours(course.paysAfter)
  if (course.firstPayment === 'rejected') {
    const wrong = await submitPayment(shop, order)
    yield working(course.verifiedAfter)
    const reason = 'No transfer with this number has arrived.'
    await post('finance', `${path}/payments/${wrong}/rejection`, { reason })
    yield hours(3)
  }
  if (course.firstPayment === 'half') {
    const half = await submitPayment(shop, order, Math.ceil(order.totalMinor / 2))
    yield working(course.verifiedAfter)
    await post('finance', `${path}/payments/${half}/verification`, {})
    if (course.stopsAt === 'partially_paid') return
    yield hours(20)
  }
  let artworkStatus: AdminOrderRecord['artworkStatus']
  if (order.paysInPerson) {
    artworkStatus = (await payInPerson(shop, order)).artworkStatus
  } else {
    const payment = order.paymentId ?? (await submitPayment(shop, order))
    if (course.stopsAt === 'submitted') return
    yield working(course.verifiedAfter)
    const by = random.chance(0.7) ? 'finance' : 'manager'
    const paid = await post<AdminOrderRecord>(by, `${path}/payments/${payment}/verification`, {})
    artworkStatus = paid.artworkStatus
  }

  if (course.holdHours > 0) {
    yield working(0.5)
    await post('support', `${path}/hold`, { reason: random.pick(HOLD_REASONS) })
    if (course.stopsAt === 'held') return
    yield working(course.holdHours)
    if (course.ending !== 'cancelled') await post('support', `${path}/resumption`, {})
  }
  if (course.ending === 'cancelled') {
    yield working(1)
    await cancel(shop, path, 'The customer no longer needs it.')
    const refund = { amountMinor: order.totalMinor, reason: 'The order was cancelled.' }
    await post('finance', `${path}/refunds`, refund)
    return
  }

  if (course.stopsAt === 'confirmed') return
  if (artworkStatus === 'failed' || course.stopsAt === 'changes_requested') {
    yield working(course.approvedAfter)
    const message = 'The picture is too small for this size. Please send us the original file.'
    if (artworkStatus === 'passed' || artworkStatus === 'warning')
      await post('production', `${path}/artwork-changes-request`, { message })
    if (course.stopsAt === 'changes_requested') return
    yield hours(26)
    artworkStatus = await sendBetterArtwork(shop, order)
  }
  yield working(course.approvedAfter)
  if (artworkStatus !== 'approved') await post('production', `${path}/artwork-approval`, {})

  inProduction.set(decodeId('order', order.id), {
    course,
    collect: () => story.begin(collectionTime(shop, order, course), collect(shop, order, course)),
  })
}

interface PlacedOrder {
  readonly id: string
  readonly path: string
  readonly track: string
  readonly totalMinor: number
  readonly instructionId: string
  readonly payerName: string
  readonly paysInPerson: boolean
  /** Of a payment that came with the order and was not rejected. */
  readonly paymentId: string | undefined
  readonly slot: { readonly date: string; readonly from: string } | undefined
}

async function place(shop: DemoShop, { customer, items, course, scene }: Placing): Promise<PlacedOrder> {
  const { catalogue, random, post } = shop
  await receiveMissing(shop, items)
  const { name, locale, email, phone } = customer
  const fulfilment = chooseFulfilment(shop, customer, scene)
  const isSimple = course.firstPayment === 'good' && course.stopsAt !== 'submitted'
  const instruction = random.weighted(
    catalogue.paymentInstructions
      .filter((one) => isSimple || !isPaidInPerson(one))
      .map((one, index) => [one, 3 - Math.min(2, index)]),
  )
  const paysInPerson = isPaidInPerson(instruction)
  const { totals } = await post<QuoteResponse>('customer', '/api/v1/quotes', {
    items,
    fulfilment: {
      method: fulfilment.method,
      ...(fulfilment.meetupZoneId === undefined ? {} : { meetupZoneId: fulfilment.meetupZoneId }),
    },
  })
  const paysAtOnce =
    !paysInPerson && course.paysAfter === 0 && course.firstPayment === 'good' && course.stopsAt !== 'placed'
  const placed = await post<OrderRecord & { trackingToken: string }>('customer', '/api/orders', {
    customer: {
      ...{ name, locale },
      ...(email === null ? {} : { email }),
      ...(phone === null ? {} : { phone }),
    },
    ...{ items, fulfilment },
    payment: {
      instructionId: instruction.id,
      ...(paysAtOnce && course.ending === 'handed_over'
        ? { reference: reference(shop), payerName: name }
        : {}),
    },
    ...(random.chance(0.08) ? { note: random.pick(NOTES) } : {}),
    ...{
      expectedTotalMinor: totals.totalMinor,
      acceptedPolicyVersion: catalogue.policyVersion,
      botToken: '',
    },
  })
  return {
    id: placed.id,
    path: `/api/admin/orders/${placed.id}`,
    track: `/api/v1/orders/${placed.trackingToken}`,
    totalMinor: placed.totals.totalMinor,
    instructionId: instruction.id,
    payerName: name,
    slot: fulfilment.slot,
    paysInPerson,
    paymentId: placed.payments[0]?.id,
  }
}

function isPaidInPerson({ method, proofRequired }: PaymentInstruction): boolean {
  return method === 'cash' || proofRequired
}

async function submitPayment(shop: DemoShop, order: PlacedOrder, amountMinor?: number): Promise<string> {
  const { id } = await shop.post<PaymentRecord>('customer', `${order.track}/payments`, {
    ...{ instructionId: order.instructionId, reference: reference(shop), payerName: order.payerName },
    ...(amountMinor === undefined ? {} : { amountMinor }),
  })
  return id
}

function payInPerson(shop: DemoShop, order: PlacedOrder): Promise<AdminOrderRecord> {
  const { path, instructionId, payerName, totalMinor: amountMinor } = order
  return shop.post('finance', `${path}/payments`, {
    ...{ instructionId, payerName, amountMinor, reference: reference(shop) },
  })
}

function reference({ random }: DemoShop): string {
  return `T${random.integer(10_000_000, 99_999_999)}${random.integer(1_000, 9_999)}`
}

async function cancel({ post }: DemoShop, path: string, reason: string): Promise<void> {
  await post('manager', `${path}/cancellation`, { reason })
}

async function sendBetterArtwork(
  { designs, get, post }: DemoShop,
  order: PlacedOrder,
): Promise<AdminOrderRecord['artworkStatus']> {
  const failed = await get<AdminOrderRecord>('support', order.path)
  let { artworkStatus } = failed
  for (const { id, state } of failed.items.flatMap(({ placements }) => placements)) {
    if (state !== 'failed' && state !== 'changes_requested') continue
    const replacement = { placementId: id, artworkId: designs[0]?.artworkId }
    ;({ artworkStatus } = await post<OrderRecord>('customer', `${order.track}/artworks`, replacement))
  }
  return artworkStatus
}

/** At the slot of the meet-up if that is still to come. */
function collectionTime({ calendar, story }: DemoShop, { slot }: PlacedOrder, course: Course): number {
  const now = story.now().getTime()
  const later = calendar.afterWork(now, course.collectedAfter)
  if (slot === undefined) return later
  const [hour = 0, minute = 0] = slot.from.split(':').map(Number)
  const meeting = calendar.at(calendar.dayOfDate(slot.date), hour + minute / 60) + 15 * 60_000
  return meeting > now ? meeting : later
}

async function* collect(
  shop: DemoShop,
  { path, totalMinor, payerName }: PlacedOrder,
  course: Course,
): Activity {
  const { calendar, story, post } = shop
  if (course.stopsAt === 'ready') return
  if (course.missesMeeting) {
    await post('support', `${path}/failed-handover`, { reason: 'Nobody came.' })
    if (course.stopsAt === 'failed_attempt') return
    yield calendar.afterWork(story.now().getTime(), 10)
    await post('support', `${path}/readiness`, {})
    yield calendar.afterWork(story.now().getTime(), 10)
  }
  await post('support', `${path}/handover`, { receivedBy: payerName })
  if (course.refundShare === 0) return
  yield calendar.afterWork(story.now().getTime(), 12)
  const amountMinor = Math.max(1, Math.round(totalMinor * course.refundShare))
  await post('finance', `${path}/refunds`, { amountMinor, reason: 'One print had a flaw.' })
}

function chooseFulfilment(
  { catalogue, random, calendar, story }: DemoShop,
  customer: DemoCustomer,
  scene: Placing['scene'],
): OrderCreate['fulfilment'] {
  const method = scene?.meetsToday
    ? 'meetup'
    : (scene?.method ??
      random.weighted([
        ['pickup', 45],
        ['meetup', 33],
        ['delivery', 22],
      ] as const))
  if (method === 'delivery') return { method, address: customer.address }
  if (method === 'pickup') return { method }

  const earliest = scene?.meetsToday
    ? calendar.today
    : calendar.dayOf(story.now().getTime()) + random.integer(3, 9)
  const offers = Array.from({ length: 7 }, (_, later) =>
    catalogue.meetupZones.flatMap((zone) =>
      zone.slots
        .filter(({ weekday }) => weekday === calendar.weekday(earliest + later))
        .map(({ from }) => ({ zone, slot: { date: calendar.date(earliest + later), from } })),
    ),
  ).find((found) => found.length > 0)
  if (!offers) return { method: 'pickup' }
  const { zone, slot } = random.pick(offers)
  return { method, meetupZoneId: zone.id, slot }
}
