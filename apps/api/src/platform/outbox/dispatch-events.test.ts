import { beforeEach, expect, test } from 'vitest'
import type { Enqueue } from '../jobs/job-plan.ts'
import { anEvent, anOrder } from '../../testing/builders.ts'
import { sharedTestApp } from '../../testing/shared.ts'
import { dispatchEvents, type Subscriber } from './dispatch-events.ts'

const subscribers: readonly Subscriber[] = [
  { queue: 'all', jobsFor: (events) => events.map(({ id, type }) => ({ eventId: id, type })) },
  {
    queue: 'new orders',
    jobsFor: (events) =>
      events.flatMap(({ id, type }) => (type === 'order.created' ? [{ eventId: id }] : [])),
  },
]

const shop = sharedTestApp()
beforeEach(async () => {
  await shop.services.pool.query('DELETE FROM events')
})

test('turns an event into the jobs of each subscriber once', async () => {
  const order = await anOrder(shop.services.pool)
  const id = await anEvent(shop.services.pool, { type: 'order.created', orderId: order.id })
  const { enqueue, jobs } = aRecorder()
  await dispatchEvents({ ...shop.services, subscribers, enqueue })
  await dispatchEvents({ ...shop.services, subscribers, enqueue })
  expect(jobs).toEqual([{ eventId: id, type: 'order.created' }, { eventId: id }])
})

test('keeps an event when its jobs could not be added', async () => {
  const { pool } = shop.services
  await anEvent(pool, { type: 'order.expired', orderId: (await anOrder(pool)).id })
  const broken: Enqueue = () => Promise.reject(new Error('no queue'))
  await expect(dispatchEvents({ ...shop.services, subscribers, enqueue: broken })).rejects.toThrow('no queue')

  const { enqueue, jobs } = aRecorder()
  await dispatchEvents({ ...shop.services, subscribers, enqueue })
  expect(jobs).toHaveLength(1)
})

test('shares events between relays that run at the same time', async () => {
  const { pool } = shop.services
  const { id: orderId } = await anOrder(pool)
  for (let index = 0; index < 3; index += 1) await anEvent(pool, { type: 'order.expired', orderId })
  const first = aRecorder()
  const second = aRecorder()

  // The second relay runs while the first still holds its events.
  const slow: Enqueue = async (tx, queue, jobs) => {
    await anEvent(pool, { type: 'order.cancelled', orderId })
    await dispatchEvents({ ...shop.services, subscribers, enqueue: second.enqueue })
    return first.enqueue(tx, queue, jobs)
  }
  await dispatchEvents({ ...shop.services, subscribers, enqueue: slow })
  expect(first.jobs).toHaveLength(3)
  expect(second.jobs).toEqual([expect.objectContaining({ type: 'order.cancelled' })])
})

test('finds an event that commits after a later one was dispatched', async () => {
  const { pool } = shop.services
  const { id: orderId } = await anOrder(pool)
  const { enqueue, jobs } = aRecorder()
  const late = await pool.connect()
  try {
    await late.query('BEGIN')
    const { rows } = await late.query<{ id: number }>(
      `INSERT INTO events (type, order_id, occurred_at) VALUES ('order.expired', $1, now()) RETURNING id`,
      [orderId],
    )
    const laterId = await anEvent(pool, { type: 'order.expired', orderId })
    await dispatchEvents({ ...shop.services, subscribers, enqueue })
    expect(laterId).toBeGreaterThan(rows[0]!.id)
    expect(jobs).toEqual([expect.objectContaining({ eventId: laterId })])

    await late.query('COMMIT')
    await dispatchEvents({ ...shop.services, subscribers, enqueue })
    expect(jobs).toContainEqual(expect.objectContaining({ eventId: rows[0]!.id }))
  } finally {
    late.release()
  }
})

test('asks to be called again while there may be more', async () => {
  const { pool } = shop.services
  const { id: orderId } = await anOrder(pool)
  await pool.query(
    `INSERT INTO events (type, order_id, occurred_at)
     SELECT 'order.updated', $1, now() FROM generate_series(1, 250)`,
    [orderId],
  )
  const { enqueue } = aRecorder()
  expect(await dispatchEvents({ ...shop.services, subscribers, enqueue })).toBe('more')
  expect(await dispatchEvents({ ...shop.services, subscribers, enqueue })).toBe('done')
})

test('leaves events of a later release to replicas that know them', async () => {
  const { pool } = shop.services
  await pool.query(`INSERT INTO events (type, occurred_at) VALUES ('order.teleported', now())`)
  await dispatchEvents({ ...shop.services, subscribers, enqueue: aRecorder().enqueue })
  const { rows } = await pool.query('SELECT id FROM events WHERE dispatched_at IS NULL')
  expect(rows).toHaveLength(1)
})

function aRecorder(): { enqueue: Enqueue; jobs: object[] } {
  const jobs: object[] = []
  return {
    jobs,
    enqueue: (_tx, _queue, added) => {
      jobs.push(...added)
      return Promise.resolve()
    },
  }
}
