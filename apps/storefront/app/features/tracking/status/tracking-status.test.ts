import { expect, test } from 'vitest'
import { en } from '../../../messages/en.ts'
import { es } from '../../../messages/es.ts'
import { designsOf } from '@platen/placement'
import { artworkToReplace, type Line } from '../designs/designs.ts'
import {
  asksForSomething,
  isOver,
  moneyNotes,
  mustPay,
  paymentDeadline,
  trackingStatusOf,
  type Order,
  type TrackingStatus,
  stepsOf,
} from './tracking-status.ts'
import { nextRefreshMs } from './use-fresh-order.ts'

const PLACED = {
  stage: 'awaiting_payment',
  status: 'open',
  paymentStatus: 'unpaid',
  artworkStatus: 'passed',
  productionStatus: 'blocked',
  fulfilmentStatus: 'unfulfilled',
  fulfilment: { method: 'meetup' },
  payments: [],
  totals: { dueMinor: 1450 },
  items: [{ kind: 'garment', placements: [{ state: 'approved' }] }],
  payBefore: '2999-12-31T12:00:00Z',
  timeline: [{ at: '2026-11-20T15:00:00Z', event: 'order.created', label: '', reason: null }],
  allowedActions: ['submit_payment'],
} as unknown as Order
const anOrder = (changes: object): Order => ({ ...PLACED, ...changes })

const STATUSES: readonly (readonly [TrackingStatus, object])[] = [
  ['awaiting_payment', {}],
  ['rest_due', { paymentStatus: 'partially_paid' }],
  ['rest_overdue', { paymentStatus: 'partially_paid', payBefore: '2026-11-20T15:00:00Z' }],
  ['payment_rejected', { payments: [{ status: 'rejected' }] }],
  ['payment_review', { stage: 'payment_review' }],
  ['payment_review_approved', { stage: 'payment_review', artworkStatus: 'approved' }],
  ['artwork_review', { stage: 'artwork_review', allowedActions: [] }],
  ['artwork_changes', { stage: 'artwork_review', allowedActions: ['replace_artwork'] }],
  ['artwork_changes', { stage: 'ready_to_print', allowedActions: ['replace_artwork'] }],
  ['proof_waiting', { stage: 'artwork_review', proofStatus: 'sent', allowedActions: [] }],
  ['proof_waiting', { stage: 'ready_to_print', proofStatus: 'sent' }],
  ['ready_to_print', { stage: 'ready_to_print' }],
  [
    'artwork_review',
    {
      stage: 'ready_to_print',
      items: [{ kind: 'garment', placements: [{ state: 'approved' }, { state: 'warning' }] }],
    },
  ],
  ['in_production', { stage: 'in_production' }],
  ['ready_meetup', { stage: 'ready' }],
  ['ready_pickup', { stage: 'ready', fulfilment: { method: 'pickup' } }],
  ['ready_delivery', { stage: 'ready', fulfilment: { method: 'delivery' } }],
  ['handover_missed', { stage: 'ready', fulfilmentStatus: 'failed_attempt' }],
  ['completed', { stage: 'completed', fulfilmentStatus: 'handed_over' }],
  ['returned', { stage: 'completed', fulfilmentStatus: 'returned' }],
  ['on_hold', { stage: 'on_hold' }],
  ['cancelled', { stage: 'cancelled' }],
  ['expired', { stage: 'expired' }],
  ['film_awaiting_payment', { items: [] }],
  ['film_payment_rejected', { items: [], payments: [{ status: 'rejected' }] }],
  ['film_payment_review', { items: [], stage: 'payment_review', artworkStatus: 'approved' }],
  ['film_completed', { items: [], stage: 'completed', fulfilmentStatus: 'handed_over' }],
  ['cancelled', { items: [], stage: 'cancelled' }],
]

test('offers a refund of money to return only, not of money kept as credit', () => {
  const cancelled = { stage: 'cancelled', status: 'cancelled', totals: { refundedMinor: 0 } }
  const kept = anOrder({ ...cancelled, keptMinor: 1450, toReturnMinor: 0 })
  expect(moneyNotes(kept)).toEqual([{ note: 'kept', minor: 1450 }])
  const partly = { totals: { refundedMinor: 500 }, keptMinor: 0, toReturnMinor: 950 }
  expect(moneyNotes(anOrder({ ...cancelled, ...partly }))).toEqual([
    { note: 'toReturn', minor: 950 },
    { note: 'refunded', minor: 500 },
  ])
})

test.each(STATUSES)('has a title and a next step for the status %s in both languages', (status, changes) => {
  expect(trackingStatusOf(anOrder(changes))).toBe(status)
  for (const { order } of [en, es]) {
    expect(order.statuses[status].title).toMatch(/\S/)
    expect(order.statuses[status].next).toMatch(/\S/)
  }
})

test('has messages only for statuses that an order can have', () => {
  const statuses = new Set(STATUSES.map(([status]) => status))
  expect([...statuses].toSorted()).toEqual(Object.keys(en.order.statuses).toSorted())
})

test('never promises to check artwork that is approved', () => {
  for (const [, changes] of STATUSES) {
    const order = anOrder({ ...changes, artworkStatus: 'approved', items: PLACED.items })
    if (order.stage === 'artwork_review') continue
    const status = trackingStatusOf(order)
    for (const { title, next } of [en.order.statuses[status], es.order.statuses[status]]) {
      expect(`${title} ${next}`, status).not.toMatch(/check(ing)? your artwork|revisa(mos|ndo) tu arte/)
    }
  }
})

test('ignores a rejected payment after a later one', () => {
  const payments = [{ status: 'rejected' }, { status: 'verified' }]
  expect(trackingStatusOf(anOrder({ payments, paymentStatus: 'partially_paid' }))).toBe('rest_due')
})

test('requests payment only while it is accepted and something is due', () => {
  expect(mustPay(anOrder({}))).toBe(true)
  expect(mustPay(anOrder({ totals: { dueMinor: 0 } }))).toBe(false)
  expect(mustPay(anOrder({ allowedActions: [] }))).toBe(false)
  expect(
    ['open', 'on_hold', 'completed', 'cancelled', 'expired'].map((status) => isOver(anOrder({ status }))),
  ).toEqual([false, false, true, true, true])
})

test('shows a deadline only before the order is confirmed', () => {
  expect(paymentDeadline(anOrder({}))).toBe(PLACED.payBefore)
  expect(paymentDeadline(anOrder({ stage: 'in_production', paymentStatus: 'partially_paid' }))).toBeNull()
})

const printed = [...PLACED.timeline, { event: 'job.printed' }]
test.each([
  ['nothing', {}, 'now later later later later later'],
  ['good artwork, not paid', { artworkStatus: 'approved' }, 'now done later later later later'],
  ['paid', { stage: 'artwork_review', paymentStatus: 'paid' }, 'done now later later later later'],
  ['queued', { stage: 'ready_to_print', artworkStatus: 'approved' }, 'done done now later later later'],
  [
    'printed',
    {
      stage: 'in_production',
      artworkStatus: 'approved',
      productionStatus: 'in_production',
      timeline: printed,
    },
    'done done done now later later',
  ],
  [
    'pressed',
    { stage: 'in_production', artworkStatus: 'approved', productionStatus: 'done' },
    'done done done done now later',
  ],
  [
    'packed',
    { stage: 'ready', artworkStatus: 'approved', productionStatus: 'done', fulfilmentStatus: 'ready' },
    'done done done done done now',
  ],
  [
    'handed over',
    {
      stage: 'completed',
      artworkStatus: 'approved',
      productionStatus: 'done',
      fulfilmentStatus: 'handed_over',
    },
    'done done done done done done',
  ],
  ['held before it was paid', { stage: 'on_hold' }, 'now later later later later later'],
])('shows the steps of an order with %s', (_what, changes, states) => {
  expect((stepsOf(anOrder(changes)) ?? []).map(({ state }) => state).join(' ')).toBe(states)
})

test('film without a garment is cut, not pressed', () => {
  const items = [{ kind: 'sheet', placements: [] }]
  const steps = stepsOf(anOrder({ items, stage: 'ready_to_print', artworkStatus: 'approved' }))
  expect(steps?.map(({ step, state }) => `${step} ${state}`)).toEqual([
    ...['paid done', 'artwork done', 'film now', 'cut later', 'ready later'],
  ])
  const mixed = stepsOf(anOrder({ items: [...items, { kind: 'garment', placements: [] }] }))
  expect(mixed?.map(({ step }) => step)).toContain('press')
})

test('shows no steps for film in advance, and for a cancelled or expired order', () => {
  expect(stepsOf(anOrder({ items: [] }))).toBeUndefined()
  expect(stepsOf(anOrder({ stage: 'cancelled' }))).toBeUndefined()
  expect(stepsOf(anOrder({ stage: 'expired' }))).toBeUndefined()
})

const PRINT = {
  id: 'p',
  zoneId: 'full_front',
  widthMm: 200,
  heightMm: 100,
  offsetXMm: 10,
  offsetYMm: -5,
  rotationDeg: 0,
  sizeTierId: 'large',
  state: 'approved',
  artwork: { id: 'a', fileName: 'logo.png' },
} as unknown as Line['placements'][number]
const aLine = (id: string, changes: object = {}): Line =>
  ({
    id,
    garmentName: 'Tee',
    colour: 'Black',
    size: 'M',
    note: null,
    placements: [{ ...PRINT, id: `${id}-p` }],
    ...changes,
  }) as unknown as Line

test('groups the sizes of a design but not other colours or prints', () => {
  const bigger = { placements: [{ ...PRINT, widthMm: 250 }] }
  const lines = [aLine('1'), aLine('2', { size: 'L' }), aLine('3', { colour: 'White' }), aLine('4', bigger)]
  expect(designsOf(lines).map((design) => design.lines.map(({ id }) => id))).toEqual([
    ['1', '2'],
    ['3'],
    ['4'],
  ])
})

test('offers one replacement for all prints of a failed artwork only', () => {
  const changes = (id: string, state: string, artworkId: string) => ({
    placements: [{ ...PRINT, id, state, artwork: { ...PRINT.artwork, id: artworkId } }],
  })
  const lines = [
    aLine('1', changes('p1', 'changes_requested', 'a')),
    aLine('2', changes('p2', 'changes_requested', 'a')),
    aLine('3', changes('p3', 'failed', 'b')),
    aLine('4', changes('p4', 'approved', 'a')),
  ]
  expect(
    artworkToReplace(lines).map(({ artwork, prints }) => [artwork.id, prints.map(({ id }) => id)]),
  ).toEqual([
    ['a', ['p1', 'p2']],
    ['b', ['p3']],
  ])
})

test('refreshes soon after a change, then less often, but at least every five minutes', () => {
  const paces = Array.from({ length: 8 }, (_, quiet) => nextRefreshMs(quiet) / 1000)
  expect(paces).toEqual([20, 40, 80, 160, 300, 300, 300, 300])
  expect(nextRefreshMs(100_000)).toBe(300_000)
})

test.each([
  ['to pick it up', { stage: 'ready', fulfilment: { method: 'pickup' } }],
  ['to come to the meet-up point', { stage: 'ready' }],
  ['to agree on another time', { stage: 'ready', fulfilmentStatus: 'failed_attempt' }],
  ['to contact the shop', { stage: 'on_hold' }],
  ['to approve a proof', { stage: 'ready_to_print', proofStatus: 'sent', allowedActions: [] }],
])('asks the customer %s, so the page never says that there is nothing to do', (_, changes) => {
  expect(asksForSomething(anOrder(changes))).toBe(true)
})

test('asks for nothing while the shop works, nor of whoever waits at home', () => {
  for (const stage of ['artwork_review', 'ready_to_print', 'in_production'])
    expect(asksForSomething(anOrder({ stage, allowedActions: [] }))).toBe(false)
  expect(asksForSomething(anOrder({ stage: 'ready', fulfilment: { method: 'delivery' } }))).toBe(false)
})

test('ends no sentence after a time, because Spanish times end with a period', () => {
  const texts = JSON.stringify(es.order)
  expect(texts).not.toMatch(/\{(time|moment)\}\./)
})
