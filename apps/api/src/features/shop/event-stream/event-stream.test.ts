import type { EventType } from '@platen/contract'
import { expect, test } from 'vitest'
import { openEventStream } from './event-stream.ts'
import type { LiveEvent } from './event-stream.store.ts'

test('holds back new events until the missed ones are written, and writes each event once', () => {
  const stream = openEventStream('a session', 'owner')
  stream.hear(anEvent(2))
  stream.hear(anEvent(3))
  stream.begin([anEvent(1), anEvent(2)])
  stream.hear(anEvent(4))
  expect(idsIn(stream.body.read())).toEqual([1, 2, 3, 4])
})

test('leaves out events that the role may not see, missed or new', () => {
  const stream = openEventStream('a session', 'finance')
  stream.begin([anEvent(1, 'lead.created'), anEvent(2, 'job.failed'), anEvent(3, 'payment.submitted')])
  stream.hear(anEvent(4, 'lead.updated'))
  stream.hear(anEvent(5, 'inventory.low'))
  expect(idsIn(stream.body.read())).toEqual([3, 5])
})

test('follows a change of the role', () => {
  const stream = openEventStream('a session', 'finance')
  stream.begin([])
  stream.rights = 'support'
  stream.hear(anEvent(1, 'lead.updated'))
  stream.rights = 'production'
  stream.hear(anEvent(2, 'lead.updated'))
  expect(idsIn(stream.body.read())).toEqual([1])
})

test('disconnects a listener that does not read, before it costs memory', () => {
  const stream = openEventStream('a session', 'owner')
  stream.begin([])
  for (let id = 1; id <= 300; id += 1) stream.hear(anEvent(id))
  expect(stream.body.destroyed).toBe(false)
  for (let id = 301; id <= 2_000; id += 1) stream.hear(anEvent(id))
  expect(stream.body.destroyed).toBe(true)
})

test('asks a client to reload everything when the missed events exceed the buffer', () => {
  const stream = openEventStream('a session', 'owner')
  stream.begin(Array.from({ length: 500 }, (_, index) => anEvent(index + 1)))
  expect(stream.body.destroyed).toBe(false)
  for (let id = 501; id <= 600; id += 1) stream.hear(anEvent(id))
  const written = String(stream.body.read())
  expect(written).toContain('event: reset')
  expect(idsIn(written)).toEqual(Array.from({ length: 100 }, (_, index) => index + 501))
})

test('writes nothing after its end, which may come before the missed events are read', () => {
  const stream = openEventStream('a session', 'owner')
  const errors: Error[] = []
  stream.body.on('error', (error) => errors.push(error))
  stream.end()
  stream.begin([anEvent(1)])
  stream.end()
  expect(stream.body.read()).toBeNull()
  expect(errors).toEqual([])
})

test('ends at once for a listener that has not read everything', () => {
  const stream = openEventStream('a session', 'owner')
  stream.begin([anEvent(1)])
  stream.end()
  expect(stream.body.destroyed).toBe(true)
  stream.hear(anEvent(2))
  stream.beat()
})

function anEvent(id: number, type: EventType = 'order.held'): LiveEvent {
  const about = { orderId: null, leadId: null, estimateId: null, customerId: null }
  return { id, type, ...about, occurredAt: new Date('2026-11-21T10:00:00Z') }
}

function idsIn(written: unknown): number[] {
  return [...String(written).matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id))
}
