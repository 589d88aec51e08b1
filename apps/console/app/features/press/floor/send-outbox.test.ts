import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outboxState } from './outbox-state.ts'
import type { Answer, OutboxTransport } from './outbox-transport.ts'
import { HELD_MS, type OutboxStep } from './outbox.ts'
import { startSending } from './send-outbox.ts'

const ANA = { id: 'usr_1', name: 'Ana' }
const DONE: Answer = { kind: 'done', jobs: [] }
const LATER: Answer = { kind: 'later' }
const DEFECT: Answer = { kind: 'defect', message: 'The server failed.', resolution: 'Try again later.' }
const HOUR_MS = 3_600_000

let senders: ReturnType<typeof startSending>[] = []
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  // There are no tabs and so no locks in tests.
  vi.stubGlobal('navigator', {})
})
afterEach(async () => {
  senders.forEach((sender) => sender.stop())
  senders = []
  for (const { id } of await outboxState.refresh()) await outboxState.remove(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface Situation {
  readonly answer?: (jobId: string) => Answer
  readonly isSignedIn?: () => boolean
  readonly isHidden?: boolean
}

function aConsole({ answer = () => DONE, isSignedIn = () => true, isHidden = false }: Situation = {}) {
  const sent: string[] = []
  const transport: OutboxTransport = {
    isSignedIn: () => Promise.resolve(isSignedIn()),
    send: ({ request: { jobIds } }) => {
      sent.push(...jobIds)
      return Promise.resolve(answer(jobIds[0] ?? ''))
    },
  }
  const sender = startSending({
    ...{ personId: ANA.id, transport },
    onDone: () => undefined,
    isHidden: () => isHidden,
  })
  senders.push(sender)
  return { sent, sender }
}

function press(jobId: string): Promise<OutboxStep> {
  return outboxState.add({ person: ANA, words: 'A tee', request: { jobIds: [jobId], to: 'pressed' } })
}

const stored = () =>
  outboxState.read().steps?.map(({ request, refused }) => [request.jobIds[0], refused?.message])

test('sends a step once it can no longer be undone', async () => {
  const { sent, sender } = aConsole()
  await press('job_1')
  sender.kick()
  await vi.advanceTimersByTimeAsync(HELD_MS - 1)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual(['job_1'])
  expect(stored()).toEqual([])
})

test('sends held steps at once on sign-out and when the tab is hidden', async () => {
  const { sent, sender } = aConsole()
  await press('job_1')
  sender.kick()
  await sender.flush()
  expect(sent).toEqual(['job_1'])

  const away = aConsole({ isHidden: true })
  await press('job_2')
  away.sender.kick()
  await vi.advanceTimersByTimeAsync(0)
  expect(away.sent).toEqual(['job_2'])
})

test('does not wait for a connection on sign-out', async () => {
  const { sender } = aConsole({ answer: () => LATER })
  await press('job_1')
  await sender.flush()
  expect(stored()).toEqual([['job_1', undefined]])
})

test('sets a step aside after repeated server errors, and can send it again', async () => {
  let broken = true
  const { sent, sender } = aConsole({ answer: (jobId) => (broken && jobId === 'job_1' ? DEFECT : DONE) })
  const { id } = await press('job_1')
  await press('job_2')
  sender.kick()
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(sent).toEqual([...Array<string>(5).fill('job_1'), 'job_2'])
  expect(stored()).toEqual([['job_1', 'The server failed.']])

  broken = false
  await outboxState.retry(id)
  sender.kick()
  await vi.advanceTimersByTimeAsync(0)
  expect(stored()).toEqual([])
})

test('retries for as long as the server is busy, in order', async () => {
  const { sent, sender } = aConsole({ answer: () => LATER })
  await press('job_1')
  await press('job_2')
  sender.kick()
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(sent.length).toBeGreaterThan(50)
  expect(new Set(sent)).toEqual(new Set(['job_1']))
})

test('sends nothing more once somebody else is signed in', async () => {
  const here = [true, false]
  const { sent, sender } = aConsole({ isSignedIn: () => here.shift() ?? false })
  await press('job_1')
  await press('job_2')
  await sender.flush()
  expect(sent).toEqual(['job_1'])
  expect(stored()).toEqual([['job_2', undefined]])
})

test('does not undo a step that was sent', async () => {
  const { sender } = aConsole()
  const [first, second] = [await press('job_1'), await press('job_2')]
  expect(await outboxState.undo(first.id)).toBe(true)
  const third = await press('job_3')
  await outboxState.markSent(third.id)
  expect(await outboxState.undo(third.id)).toBe(false)
  await sender.flush()
  expect(await outboxState.undo(second.id)).toBe(false)
})
