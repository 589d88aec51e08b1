import { PlatenError } from '@platen/api-client'
import { ConnectionLost, type uploadFile } from '@platen/ui'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anArtwork } from '../film.fixtures.ts'
import { createUploadQueue } from './upload-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Sending {
  readonly name: string
  readonly key: string
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

function aQueue() {
  const sendings: Sending[] = []
  const arrived: string[] = []
  const send = ((_: string, file: File, { idempotencyKey }: { idempotencyKey: string }) =>
    new Promise((resolve, reject: (error: Error) => void) =>
      sendings.push({
        name: file.name,
        key: idempotencyKey,
        resolve: () => resolve(anArtwork() as never),
        reject,
      }),
    )) as typeof uploadFile
  const queue = createUploadQueue({
    maxBytes: 100,
    onArrived: (_, file) => void arrived.push(file.name),
    send,
  })
  return { queue, sendings, arrived, states: () => queue.get().map(({ state }) => state.at) }
}
const files = (...names: string[]) => names.map((name) => new File(['x'], name))
const settle = () => vi.advanceTimersByTimeAsync(0)

test('sends three files at once, in their order', async () => {
  const { queue, sendings, arrived, states } = aQueue()
  queue.add(files('1.png', '2.png', '3.png', '4.png', '5.png'))
  expect(sendings.map(({ name }) => name)).toEqual(['1.png', '2.png', '3.png'])
  expect(states()).toEqual(['sending', 'sending', 'sending', 'waiting', 'waiting'])
  sendings[1]?.resolve()
  await settle()
  expect(sendings.map(({ name }) => name)).toEqual(['1.png', '2.png', '3.png', '4.png'])
  expect(arrived).toEqual(['2.png'])
})

test('names each file that is too large or of an unknown kind, and sends the others', () => {
  const { queue, sendings, states } = aQueue()
  queue.add([new File(['x'.repeat(101)], 'big.png'), ...files('notes.docx', 'LOGO.SVG')])
  expect(states()).toEqual(['too_large', 'unknown_kind', 'sending'])
  expect(sendings).toHaveLength(1)
})

test('resumes after a lost connection with the same key', async () => {
  const { queue, sendings, states } = aQueue()
  queue.add(files('1.png'))
  sendings[0]?.reject(new ConnectionLost('lost'))
  await settle()
  expect(states()).toEqual(['interrupted'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sendings.map(({ key }) => key)).toEqual([sendings[0]?.key, sendings[0]?.key])
  sendings[1]?.reject(new ConnectionLost('lost'))
  await settle()
  queue.resumeAll()
  expect(states()).toEqual(['sending'])
})

test('waits as long as the service asks, and stops for good when it refuses a file', async () => {
  const { queue, sendings, states } = aQueue()
  const refused = (status: number, headers = {}) =>
    new PlatenError(new Response(null, { status, headers }), {
      error: { code: 'RATE_LIMITED', message: '', resolution: '', requestId: 'r' },
    } as never)
  queue.add(files('1.png', '2.png'))
  sendings[0]?.reject(refused(429, { 'retry-after': '30' }))
  sendings[1]?.reject(refused(422))
  await settle()
  expect(states()).toEqual(['interrupted', 'refused'])
  await vi.advanceTimersByTimeAsync(29_000)
  expect(sendings).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(sendings).toHaveLength(3)
})
