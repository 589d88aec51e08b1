import { expect, test } from 'vitest'
import { createFairQueue, type Turn } from './fair-queue.ts'

/**
 * `A2 B1` are jobs of the clients A and B that wait from the beginning and take 2 s and 1 s. One letter and digit each,
 * in the order of their start.
 */
test.each([
  ['in order of arrival', 1, 'A1 B1 C1', 'A1 B1 C1'],
  ['in turn between clients', 1, 'A1 A1 A1 A1 B1 B1 C1', 'A1 B1 C1 A1 B1 A1 A1'],
  [
    'of a client with slow jobs later than many quick ones',
    1,
    'A3 A3 B1 B1 B1 B1 B1',
    'A3 B1 B1 B1 A3 B1 B1',
  ],
  ['of one client at one of two places', 2, 'A9 A9 A9 B1 B1', 'A9 B1 B1 A9 A9'],
] as const)('starts jobs %s', (_, places, jobs, expected) => {
  expect(orderOf(places, jobs.split(' ')).join(' ')).toBe(expected)
})

test('keeps one of two places free from clients who used much', () => {
  let time = 0
  const queue = createFairQueue<string>({ places: 2, maxWaiting: 9, now: () => time })
  const heavy = ['A', 'B'].map((client) => (queue.add(client, client), queue.start()))
  time += 9000
  for (const turn of heavy) turn?.finish()
  for (const client of ['A', 'B']) queue.add(client, client)
  expect([queue.start()?.job, queue.start()]).toEqual(['A', undefined])
  queue.add('C', 'C')
  expect(queue.start()?.job).toBe('C')
})

test('a client that used much goes first again when it has not used anything for some minutes', () => {
  let time = 0
  const queue = createFairQueue<string>({ places: 1, maxWaiting: 9, now: () => time })
  for (const [client, ms] of [
    ['A', 9000],
    ['B', 500],
  ] as const) {
    queue.add(client, client)
    const turn = queue.start()
    time += ms
    turn?.finish()
  }
  time += 20 * 60_000
  queue.add('A', 'A')
  queue.add('B', 'B')
  expect(queue.start()?.job).toBe('A')
})

test.each([
  ['the newest job of the client with most of them', 4, 'A A A A B', 'A'],
  ['the one just added, of a client who has most', 4, 'B A A A A', 'A'],
  ['the one just added, among equals', 3, 'A B C D', 'D'],
] as const)('removes %s when more would wait than may', (_, maxWaiting, clients, expected) => {
  const queue = createFairQueue<string>({ places: 1, maxWaiting, now: () => 0 })
  const removed = clients.split(' ').map((client, index) => queue.add(client, `${client}${index}`))
  const index = clients.split(' ').lastIndexOf(expected)
  expect(removed.filter(Boolean)).toEqual([`${expected}${index}`])
  expect(queue.removeAll()).toHaveLength(maxWaiting)
})

test('removes a job of the client who used much rather than several of one who did not', () => {
  let time = 0
  const queue = createFairQueue<string>({ places: 1, maxWaiting: 3, now: () => time })
  queue.add('A', 'slow')
  const turn = queue.start()
  time += 20_000
  turn?.finish()
  queue.add('A', 'next of A')
  const removed = ['B1', 'B2', 'B3'].map((job) => queue.add('B', job))
  expect(removed).toEqual([undefined, undefined, 'next of A'])
})

test('starts no more jobs than there are places, and the next when one has finished', () => {
  const queue = createFairQueue<string>({ places: 2, maxWaiting: 9, now: () => 0 })
  for (const client of ['A', 'B', 'C']) queue.add(client, client)
  const first = queue.start()
  expect([first?.job, queue.start()?.job, queue.start()]).toEqual(['A', 'B', undefined])
  first?.finish()
  expect(queue.start()?.job).toBe('C')
})

function orderOf(places: number, jobs: readonly string[]): string[] {
  let time = 0
  const queue = createFairQueue<string>({ places, maxWaiting: 1000, now: () => time })
  for (const job of jobs) queue.add(job.slice(0, 1), job)
  const order: string[] = []
  const running: { readonly until: number; readonly turn: Turn<string> }[] = []
  do {
    for (let turn = queue.start(); turn !== undefined; turn = queue.start()) {
      order.push(turn.job)
      running.push({ until: time + 1000 * Number(turn.job.slice(1)), turn })
    }
    running.sort((one, other) => one.until - other.until)
    const ended = running.shift()
    time = ended?.until ?? time
    ended?.turn.finish()
  } while (running.length > 0 || order.length < jobs.length)
  return order
}
