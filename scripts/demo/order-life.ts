import type { ArtworkState } from '@platen/contract'
import { costMinor } from '@platen/pricing'
import { artworkStatusOf } from '../../apps/api/src/features/orders/index.ts'
import { productionStatusOf } from '../../apps/api/src/features/production/index.ts'
import type { JobState } from '../../apps/api/src/platform/database/tables.generated.ts'
import type { Course, Standing } from './course.ts'
import { change, type DemoOrder, type JobRow, type PaymentRow } from './order-draft.ts'
import type { ToPrint } from './print-room.ts'
import type { TeamMember } from './team.ts'
import { record, tell, type World } from './world.ts'

/** The next step comes at `at`; until then the order stands as it does. */
interface Pause {
  readonly at: number
  readonly standing: Standing
}

/** Lives an order's life up to now, or to where its course stops, and puts its rows among those to be written. */
export function live(world: World, order: DemoOrder, course: Course): void {
  for (const { at, standing } of lifeOf(world, order, course)) {
    if (at > world.now || standing === course.stopsAt) break
    order.clock = at
  }
  prepareSheet(world, order)
  const { rows } = world
  rows.orders.push(order.row)
  rows.order_items.push(...order.lines)
  rows.placements.push(...order.placements)
  rows.payments.push(...order.payments)
  rows.refunds.push(...order.refunds)
  rows.order_notes.push(...order.notes)
  rows.print_jobs.push(...order.jobs)
}

/** Jobs that are nested at the end of the story lie on the sheet of today. */
function prepareSheet(world: World, order: DemoOrder): void {
  for (const job of order.jobs.filter(({ state }) => state === 'nested')) {
    world.printRoom.prepare(toPrint(world, order, job))
  }
}

/** From the order to the bag. What stands after a `yield` happens at the time that was yielded, if it comes. */
function* lifeOf(world: World, order: DemoOrder, course: Course): Generator<Pause, void> {
  const afterWork = (hours: number) => world.calendar.afterWork(order.clock, hours)
  const afterHours = (hours: number) => order.clock + hours * HOUR

  tellOf(world, order, 'order.created')
  reserve(world, order)
  if (course.ending === 'expired') {
    yield { at: new Date(order.row.pay_before ?? order.clock).getTime() + 30_000, standing: 'placed' }
    expire(world, order)
    return
  }
  if (course.ending === 'called_off') {
    yield { at: afterWork(5), standing: 'placed' }
    cancel(world, order, 'The customer changed their mind.')
    return
  }

  if (course.paysAfter > 0) yield { at: afterHours(course.paysAfter), standing: 'placed' }
  if (course.firstPayment === 'rejected') {
    const wrong = submit(world, order, order.row.total_minor)
    yield { at: afterWork(course.verifiedAfter), standing: 'submitted' }
    reject(world, order, wrong)
    yield { at: afterHours(3), standing: 'placed' }
  }
  if (course.firstPayment === 'half') {
    const half = submit(world, order, Math.ceil(order.row.total_minor / 2))
    yield { at: afterWork(course.verifiedAfter), standing: 'submitted' }
    verify(world, order, half)
    yield { at: afterHours(20), standing: 'paid_in_part' }
  }
  const rest = submit(world, order, order.row.total_minor - order.row.paid_minor)
  yield { at: afterWork(course.verifiedAfter), standing: 'submitted' }
  verify(world, order, rest)
  makeJobs(world, order)

  if (course.holdHours > 0) {
    yield { at: afterWork(0.5), standing: 'confirmed' }
    hold(world, order)
    yield { at: afterWork(course.holdHours), standing: 'held' }
    if (course.ending === 'cancelled') {
      cancel(world, order, 'The customer no longer needs it.')
      return
    }
    resume(world, order)
  }
  if (course.ending === 'cancelled') {
    yield { at: afterWork(1), standing: 'confirmed' }
    cancel(world, order, 'Ordered twice.')
    return
  }

  if (order.row.artwork_status === 'failed' || course.stopsAt === 'changes_requested') {
    yield { at: afterWork(course.approvedAfter), standing: 'confirmed' }
    requestChanges(world, order)
    yield { at: afterHours(26), standing: 'changes_requested' }
    receiveBetterArtwork(world, order)
  }
  if (order.row.artwork_status !== 'approved') {
    yield { at: afterWork(course.approvedAfter), standing: 'confirmed' }
    approve(world, order)
  }

  moveJobs(order, order.jobs, 'queued')
  yield { at: afterWork(course.queuedFor), standing: 'queued' }
  yield* produce(world, order, order.jobs, course.failsAt)
  if (order.row.production_status !== 'done') {
    yield { at: afterWork(3), standing: 'reprint_queued' }
    yield* produce(
      world,
      order,
      order.jobs.filter(({ state }) => state === 'queued'),
      null,
    )
  }
  becomeReady(world, order)

  yield { at: collection(world, order, course), standing: 'ready' }
  if (course.missesMeeting) {
    change(order, { fulfilment_status: 'failed_attempt' })
    yield { at: afterWork(9), standing: 'failed_attempt' }
    change(order, { fulfilment_status: 'ready' })
    yield { at: afterWork(4), standing: 'ready' }
  }
  handOver(world, order)
  if (course.refundShare === 0) return
  yield { at: afterWork(20), standing: 'over' }
  payBack(world, order, Math.round(order.row.total_minor * course.refundShare), 'One print came out faint.')
}

const HOUR = 3_600_000

/** Film, press, check, bag. A job that fails leaves another in the queue. */
function* produce(
  world: World,
  order: DemoOrder,
  jobs: readonly JobRow[],
  failsAt: Course['failsAt'],
): Generator<Pause, void> {
  const afterWork = (hours: number) => world.calendar.afterWork(order.clock, hours)
  let going = [...jobs]
  const unlucky = failsAt === null ? undefined : going.at(-1)

  moveJobs(order, going, 'nested')
  yield { at: afterWork(1.5), standing: 'nested' }
  moveJobs(order, going, 'printed')
  print(world, order, going)
  yield { at: afterWork(1), standing: 'printed' }
  if (unlucky && failsAt === 'printed') going = fail(world, order, going, unlucky)
  moveJobs(order, going, 'pressed')
  press(world, order, going)
  yield { at: afterWork(0.6), standing: 'pressed' }
  if (unlucky && failsAt === 'pressed') going = fail(world, order, going, unlucky)
  moveJobs(order, going, 'passed')
  yield { at: afterWork(0.4), standing: 'passed' }
  moveJobs(order, going, 'packed')
}

function reserve(world: World, order: DemoOrder): void {
  for (const line of order.lines) {
    if (line.inventory_item_id === null) continue
    line.reserved_quantity = line.quantity
    moveStock(world, order, { itemId: line.inventory_item_id, type: 'reservation', quantity: line.quantity })
  }
}

function release(world: World, order: DemoOrder): void {
  for (const line of order.lines) {
    if (line.inventory_item_id === null || line.reserved_quantity === 0) continue
    const quantity = line.reserved_quantity
    line.reserved_quantity = 0
    moveStock(world, order, { itemId: line.inventory_item_id, type: 'release', quantity })
  }
}

function submit(world: World, order: DemoOrder, amountMinor: number): PaymentRow {
  const { row, payments } = order
  const method = world.shop.paymentInstructions.find(({ id }) => id === row.instruction_id)?.method ?? 'cash'
  const payment: PaymentRow = {
    id: world.random.uuid(order.clock),
    order_id: row.id,
    instruction_id: row.instruction_id,
    method,
    amount_minor: amountMinor,
    reference: method === 'cash' ? null : `T${row.number.slice(3).replace('-', '')}${payments.length + 1}`,
    payer_name: row.customer_name,
    proof_id: null,
    status: 'submitted',
    submitted_at: new Date(order.clock),
    decided_at: null,
    verified_minor: null,
    refunded_minor: 0,
    decided_by: null,
    decision_reason: null,
  }
  payments.push(payment)
  change(order, { payment_status: 'submitted' })
  tellOf(world, order, 'payment.submitted')
  return payment
}

function reject(world: World, order: DemoOrder, payment: PaymentRow): void {
  const by = world.team.finance
  const reason = 'No transfer with this number has arrived.'
  Object.assign(payment, { ...decided(order, by), status: 'rejected', decision_reason: reason })
  change(order, { payment_status: order.row.paid_minor > 0 ? 'partially_paid' : 'unpaid' })
  tellOf(world, order, 'payment.rejected')
  note(world, order, by, 'payment.rejected', `Rejected a payment of order ${order.row.number}: ${reason}`)
}

function verify(world: World, order: DemoOrder, payment: PaymentRow): void {
  const by = world.random.chance(0.7) ? world.team.finance : world.team.manager
  const { row } = order
  Object.assign(payment, { ...decided(order, by), status: 'verified', verified_minor: payment.amount_minor })
  const paidMinor = row.paid_minor + payment.amount_minor
  const isAll = paidMinor >= row.total_minor
  change(order, {
    paid_minor: paidMinor,
    payment_status: isAll ? 'paid' : 'partially_paid',
    ...(isAll ? { confirmed_at: new Date(order.clock) } : {}),
  })
  tellOf(world, order, 'payment.verified')
  note(world, order, by, 'payment.verified', `Verified a payment of order ${row.number}.`)
}

function decided(order: DemoOrder, by: TeamMember) {
  return { decided_at: new Date(order.clock), decided_by: by.id }
}

function makeJobs(world: World, order: DemoOrder): void {
  const quantities = new Map(order.lines.map(({ id, quantity }) => [id, quantity]))
  for (const placement of order.placements) {
    for (let unit = 1; unit <= (quantities.get(placement.order_item_id) ?? 0); unit += 1) {
      order.jobs.push(newJob(world, order, placement.order_item_id, placement.id, unit))
    }
  }
}

function newJob(
  world: World,
  order: DemoOrder,
  itemId: string,
  placementId: string,
  unit: number,
  parentId: string | null = null,
): JobRow {
  const at = new Date(order.clock)
  return {
    id: world.random.uuid(order.clock),
    order_id: order.row.id,
    order_item_id: itemId,
    placement_id: placementId,
    unit,
    state: parentId === null ? 'blocked' : 'queued',
    state_since: at,
    parent_job_id: parentId,
    took_blank: false,
    reason: null,
    printed_at: null,
    created_at: at,
    sheet_id: null,
  }
}

function moveJobs(order: DemoOrder, jobs: readonly JobRow[], state: JobState): void {
  for (const job of jobs) Object.assign(job, { state, state_since: new Date(order.clock) })
  settleProduction(order)
}

function settleProduction(order: DemoOrder): void {
  const status = productionStatusOf([...new Set(order.jobs.map(({ state }) => state))])
  if (status !== order.row.production_status) change(order, { production_status: status })
}

function print(world: World, order: DemoOrder, jobs: readonly JobRow[]): void {
  for (const job of jobs) {
    const print = toPrint(world, order, job)
    job.printed_at = new Date(order.clock)
    world.printRoom.print(print)
  }
}

/** Call it before the job is printed: the first print of a garment begins it. */
function toPrint(world: World, order: DemoOrder, job: JobRow): ToPrint {
  const placement = placementOf(order, job)
  return {
    job,
    orderId: order.row.id,
    widthMm: Number(placement.width_mm),
    heightMm: Number(placement.height_mm),
    inkAreaPercent: world.inkAreaPercent(placement.artwork_id),
    beginsGarment: !order.jobs.some(
      (other) =>
        other.printed_at !== null && other.unit === job.unit && other.order_item_id === job.order_item_id,
    ),
  }
}

/** The first pressing of each garment takes it from the shelf, and makes it a cost of the order. */
function press(world: World, order: DemoOrder, jobs: readonly JobRow[]): void {
  for (const job of jobs) {
    const line = lineOf(order, job)
    const { inventory_item_id: itemId } = line
    const taken = order.jobs.some(
      (other) =>
        other.took_blank &&
        other.state !== 'failed' &&
        other.unit === job.unit &&
        other.order_item_id === line.id,
    )
    if (itemId === null || taken) continue
    job.took_blank = true
    line.reserved_quantity -= 1
    moveStock(world, order, { itemId, type: 'release', quantity: 1 })
    takeBlank(world, order, itemId, job.id, `${line.garment_name}, ${line.colour}, ${line.size}`)
  }
}

function takeBlank(world: World, order: DemoOrder, itemId: string, jobId: string, name: string): void {
  const { agenda, stock, rows, random, shop, calendar, team } = world
  const at = order.clock
  agenda.at(at, () => {
    const by = team.production.id
    const move = { at, itemId, type: 'consumption', quantity: 1, orderId: order.row.id, jobId, by } as const
    const amountMinor = costMinor(stock.move(move) ?? '0', 1, shop.currencyExponent)
    if (amountMinor === 0) return
    rows.cost_entries.push({
      id: random.uuid(at),
      category: 'blank',
      amount_minor: amountMinor,
      incurred_on: calendar.date(calendar.dayOf(at)),
      description: name,
      supplier: null,
      order_id: order.row.id,
      inventory_item_id: itemId,
      quantity: 1,
      source: 'computed',
      reversal_of: null,
      actor_kind: 'system',
      actor_id: null,
      created_at: new Date(at),
      run_id: null,
    })
  })
}

/** One job fails and is made anew; a blank that was spoilt with it is replaced from the shelf. Gives the others. */
function fail(world: World, order: DemoOrder, jobs: readonly JobRow[], failed: JobRow): JobRow[] {
  const { team, agenda, printRoom, calendar } = world
  const line = lineOf(order, failed)
  const spoilt = failed.took_blank
  const reason = spoilt ? 'Scorched at the press' : 'Banding in the white'
  Object.assign(failed, { state: 'failed', state_since: new Date(order.clock), reason })
  if (spoilt && line.inventory_item_id !== null) {
    line.reserved_quantity += 1
    moveStock(world, order, { itemId: line.inventory_item_id, type: 'reservation', quantity: 1 })
  }
  // The evening of its print at the earliest: then the share of its sheet is known.
  const evening = calendar.at(calendar.dayOf(new Date(failed.printed_at ?? 0).getTime()), 18.5)
  const at = Math.max(order.clock, Math.min(evening, world.now) + 1)
  agenda.at(at, () => printRoom.waste({ job: failed, orderId: order.row.id, reason, at }))
  order.jobs.push(newJob(world, order, failed.order_item_id, failed.placement_id, failed.unit, failed.id))
  settleProduction(order)
  tellOf(world, order, 'job.failed')
  note(world, order, team.production, 'job.failed', `A print of order ${order.row.number} failed: ${reason}.`)
  return jobs.filter((job) => job !== failed)
}

function hold(world: World, order: DemoOrder): void {
  change(order, { status: 'on_hold', hold_reason: world.random.pick(HOLD_REASONS) })
  tellOf(world, order, 'order.held')
  note(world, order, world.team.support, 'order.held', `Put order ${order.row.number} on hold.`)
}

const HOLD_REASONS = [
  'The customer wants to change a size.',
  'Waiting for a colour sample to be approved.',
  'The address is not complete.',
]

function resume(world: World, order: DemoOrder): void {
  change(order, { status: 'open', hold_reason: null })
  tellOf(world, order, 'order.updated')
  note(world, order, world.team.support, 'order.resumed', `Let order ${order.row.number} go on.`)
}

function requestChanges(world: World, order: DemoOrder): void {
  setArtwork(order, ({ state }) => state !== 'approved', 'changes_requested')
  tellOf(world, order, 'artwork.changes_requested')
  const message = `Asked for another picture for order ${order.row.number}.`
  note(world, order, world.team.production, 'artwork.changes_requested', message)
  order.notes.push({
    id: world.random.uuid(order.clock),
    order_id: order.row.id,
    author_id: world.team.production.id,
    body: 'The picture is too small for this size; wrote to ask for the original file.',
    created_at: new Date(order.clock),
  })
}

/** The better file is looked at again; it takes the place of the one that was too small. */
function receiveBetterArtwork(world: World, order: DemoOrder): void {
  const asked = order.placements.filter(({ state }) => state === 'changes_requested')
  const artwork = world.handIn(GOOD_DESIGN, order.clock)
  for (const placement of asked) {
    placement.artwork_id = artwork.id
    placement.preflight = JSON.stringify(world.baskets.check(artwork.design, Number(placement.width_mm)))
  }
  setArtwork(order, (placement) => asked.includes(placement), 'passed')
}

const GOOD_DESIGN = 0

function approve(world: World, order: DemoOrder): void {
  setArtwork(order, () => true, 'approved')
  tellOf(world, order, 'artwork.approved')
  note(
    world,
    order,
    world.team.production,
    'artwork.approved',
    `Approved the artwork of order ${order.row.number}.`,
  )
}

function setArtwork(
  order: DemoOrder,
  which: (placement: DemoOrder['placements'][number]) => boolean,
  state: ArtworkState,
): void {
  for (const placement of order.placements.filter(which)) placement.state = state
  change(order, { artwork_status: artworkStatusOf(order.placements.map((placement) => placement.state)) })
}

function becomeReady(world: World, order: DemoOrder): void {
  change(order, { fulfilment_status: 'ready', ready_at: new Date(order.clock) })
  tellOf(world, order, 'fulfilment.ready')
}

/** When it is handed over: at the slot of the meet-up if that is still to come, else when somebody has the time. */
function collection({ calendar }: World, order: DemoOrder, course: Course): number {
  const { slot } = order
  const later = calendar.afterWork(order.clock, course.collectedAfter)
  if (slot === null) return later
  const [hour = 0, minute = 0] = slot.from.split(':').map(Number)
  for (let day = calendar.dayOf(order.clock); calendar.date(day) <= slot.date; day += 1) {
    if (calendar.date(day) !== slot.date) continue
    const meeting = calendar.at(day, hour + minute / 60) + 15 * 60_000
    return meeting > order.clock ? meeting : later
  }
  return later
}

function handOver(world: World, order: DemoOrder): void {
  change(order, {
    status: 'completed',
    fulfilment_status: 'handed_over',
    handed_over_at: new Date(order.clock),
  })
  tellOf(world, order, 'fulfilment.handed_over')
  tellOf(world, order, 'order.completed')
  note(world, order, world.team.support, 'fulfilment.handed_over', `Handed over order ${order.row.number}.`)
}

function expire(world: World, order: DemoOrder): void {
  release(world, order)
  change(order, { status: 'expired', production_status: 'void' })
  tellOf(world, order, 'order.expired')
  const message = `Order ${order.row.number} was not paid in time; its blanks were released.`
  note(world, order, undefined, 'order.expired', message)
}

function cancel(world: World, order: DemoOrder, reason: string): void {
  release(world, order)
  moveJobs(order, order.jobs, 'void')
  change(order, { status: 'cancelled', production_status: 'void', hold_reason: null })
  tellOf(world, order, 'order.cancelled')
  note(world, order, world.team.manager, 'order.cancelled', `Cancelled order ${order.row.number}: ${reason}`)
  if (order.row.paid_minor > 0) payBack(world, order, order.row.paid_minor, reason)
}

function payBack(world: World, order: DemoOrder, amountMinor: number, reason: string): void {
  const by = world.team.finance
  let left = amountMinor
  for (const payment of order.payments.filter(({ status }) => status === 'verified')) {
    const part = Math.min(left, payment.verified_minor ?? 0)
    if (part === 0) continue
    left -= part
    payment.refunded_minor = part
    if (part === payment.verified_minor) payment.status = 'refunded'
    order.refunds.push({
      id: world.random.uuid(order.clock),
      order_id: order.row.id,
      payment_id: payment.id,
      amount_minor: part,
      reason,
      reference: null,
      refunded_by: by.id,
      refunded_at: new Date(order.clock),
    })
  }
  const refundedMinor = amountMinor - left
  change(order, {
    refunded_minor: refundedMinor,
    payment_status: refundedMinor === order.row.paid_minor ? 'refunded' : 'partially_refunded',
  })
  tellOf(world, order, 'payment.refunded')
  note(world, order, by, 'payment.refunded', `Paid money back for order ${order.row.number}.`)
}

function moveStock(
  { agenda, stock }: World,
  order: DemoOrder,
  move: { itemId: string; type: 'reservation' | 'release'; quantity: number },
): void {
  const at = order.clock
  agenda.at(at, () => stock.move({ ...move, at, orderId: order.row.id }))
}

function tellOf(world: World, order: DemoOrder, type: Parameters<typeof tell>[1]): void {
  tell(world, type, order.clock, { orderId: order.row.id, payload: { number: order.row.number } })
}

function note(
  world: World,
  order: DemoOrder,
  by: TeamMember | undefined,
  action: string,
  message: string,
): void {
  const entity = { type: 'order', id: order.publicId }
  record(world, { at: order.clock, action, entity, message, ...(by ? { by } : {}) })
}

function lineOf(order: DemoOrder, job: JobRow): DemoOrder['lines'][number] {
  const line = order.lines.find(({ id }) => id === job.order_item_id)
  if (!line) throw new Error('A job belongs to no line.')
  return line
}

function placementOf(order: DemoOrder, job: JobRow): DemoOrder['placements'][number] {
  const placement = order.placements.find(({ id }) => id === job.placement_id)
  if (!placement) throw new Error('A job belongs to no placement.')
  return placement
}
