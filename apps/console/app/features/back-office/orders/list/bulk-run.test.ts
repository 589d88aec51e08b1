import { PlatenError } from '@platen/api-client'
import { expect, test } from 'vitest'
import { runBulk, type BulkItem } from './bulk-run.ts'

const items = ['1', '2', '3'].map((orderId): BulkItem => ({
  orderId,
  number: `PL-${orderId}`,
  text: '',
  key: orderId,
  state: 'waiting',
}))
const error = (status: number, code: string) =>
  new PlatenError(new Response(null, { status }), {
    error: { code, message: 'No.', resolution: 'Wait.' },
    detail: 'No.',
  })
const statesOf = (run: readonly BulkItem[]) => run.map(({ state }) => state)
const going = () => false

test('continues after a refusal and reports what was refused and why', async () => {
  const send = ({ orderId }: BulkItem) =>
    orderId === '2' ? Promise.reject(error(409, 'INVALID_TRANSITION')) : Promise.resolve({})
  const run = await runBulk(items, send, () => undefined, going)
  expect(statesOf(run)).toEqual(['done', 'refused', 'done'])
  expect(run[1]?.problem?.message).toMatch(/no longer possible/)
})

test.each([
  ['a lost connection', new TypeError('Failed to fetch')],
  ['an ended session', error(401, 'UNAUTHENTICATED')],
  ['a busy shop', error(503, 'OVERLOADED')],
  ['a lost answer that is still being made', error(409, 'IDEMPOTENCY_IN_PROGRESS')],
])('stops after %s, and resuming sends the rest with the same keys', async (_, problem) => {
  const sent: string[] = []
  let broken = true
  const send = ({ key }: BulkItem) => {
    sent.push(key)
    return broken && key === '2' ? Promise.reject(problem) : Promise.resolve({})
  }
  const run = await runBulk(items, send, () => undefined, going)
  expect(statesOf(run)).toEqual(['done', 'waiting', 'waiting'])

  broken = false
  expect(statesOf(await runBulk(run, send, () => undefined, going))).toEqual(['done', 'done', 'done'])
  expect(sent).toEqual(['1', '2', '2', '3'])
})

test('stops between two orders on request', async () => {
  let stop = false
  const send = () => {
    stop = true
    return Promise.resolve({})
  }
  expect(
    statesOf(
      await runBulk(
        items,
        send,
        () => undefined,
        () => stop,
      ),
    ),
  ).toEqual(['done', 'waiting', 'waiting'])
})
