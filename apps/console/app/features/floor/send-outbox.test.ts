import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outboxDesk } from './outbox-desk.ts'
import type { Answer, OutboxShop } from './outbox-shop.ts'
import { HELD_MS, type OutboxStep } from './outbox.ts'
import { startSending } from './send-outbox.ts'

const ANA = { id: 'usr_1', name: 'Ana' }
const DONE: Answer = { kind: 'done', jobs: [] }
const LATER: Answer = { kind: 'later' }
const DEFECT: Answer = { kind: 'defect', message: 'The shop has a defect.', resolution: 'Try again later.' }
const HOUR_MS = 3_600_000

let senders: ReturnType<typeof startSending>[] = []
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  // Tests have no tabs.
  vi.stubGlobal('navigator', {})
})
afterEach(async () => {
  senders.forEach((sender) => sender.stop())
  senders = []
  for (const { id } of await outboxDesk.refresh()) await outboxDesk.remove(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface Situation {
  readonly answer?: (jobId: string) => Answer
  readonly isSignedIn?: () => boolean
  readonly isPutAway?: boolean
}

/** A console that sends, and the jobs that its steps were sent for. */
function aConsole({ answer = () => DONE, isSignedIn = () => true, isPutAway = false }: Situation = {}) {
  const sent: string[] = []
  const shop: OutboxShop = {
    isSignedIn: () => Promise.resolve(isSignedIn()),
    send: ({ request: { jobIds } }) => {
      sent.push(...jobIds)
      return Promise.resolve(answer(jobIds[0] ?? ''))
    },
  }
  const sender = startSending({
    ...{ personId: ANA.id, shop },
    onDone: () => undefined,
    isPutAway: () => isPutAway,
  })
  senders.push(sender)
  return { sent, sender }
}

function press(jobId: string): Promise<OutboxStep> {
  return outboxDesk.add({ person: ANA, words: 'A tee', request: { jobIds: [jobId], to: 'pressed' } })
}

const left = () =>
  outboxDesk.read().steps?.map(({ request, refused }) => [request.jobIds[0], refused?.message])

test('a step leaves once it can no longer be taken back', async () => {
  const { sent, sender } = aConsole()
  await press('job_1')
  sender.kick()
  await vi.advanceTimersByTimeAsync(HELD_MS - 1)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual(['job_1'])
  expect(left()).toEqual([])
})

test('who leaves sends what is held, and whoever puts the tablet away does', async () => {
  const { sent, sender } = aConsole()
  await press('job_1')
  sender.kick()
  await sender.flush()
  expect(sent).toEqual(['job_1'])

  const away = aConsole({ isPutAway: true })
  await press('job_2')
  away.sender.kick()
  await vi.advanceTimersByTimeAsync(0)
  expect(away.sent).toEqual(['job_2'])
})

test('who leaves without a connection does not wait for it', async () => {
  const { sender } = aConsole({ answer: () => LATER })
  await press('job_1')
  await sender.flush()
  expect(left()).toEqual([['job_1', undefined]])
})

test('a step of which the shop knows only that it has a defect is put aside in the end, and can be sent again', async () => {
  let broken = true
  const { sent, sender } = aConsole({ answer: (jobId) => (broken && jobId === 'job_1' ? DEFECT : DONE) })
  const { id } = await press('job_1')
  await press('job_2')
  sender.kick()
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(sent).toEqual([...Array<string>(5).fill('job_1'), 'job_2'])
  expect(left()).toEqual([['job_1', 'The shop has a defect.']])

  broken = false
  await outboxDesk.retry(id)
  sender.kick()
  await vi.advanceTimersByTimeAsync(0)
  expect(left()).toEqual([])
})

test('a shop that is busy is asked for as long as it takes, and nothing overtakes', async () => {
  const { sent, sender } = aConsole({ answer: () => LATER })
  await press('job_1')
  await press('job_2')
  sender.kick()
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(sent.length).toBeGreaterThan(50)
  expect(new Set(sent)).toEqual(new Set(['job_1']))
})

test('nothing more is sent once somebody else is signed in', async () => {
  const here = [true, false]
  const { sent, sender } = aConsole({ isSignedIn: () => here.shift() ?? false })
  await press('job_1')
  await press('job_2')
  await sender.flush()
  expect(sent).toEqual(['job_1'])
  expect(left()).toEqual([['job_2', undefined]])
})

test('what was sent is not taken back, however soon it is gone', async () => {
  const { sender } = aConsole()
  const [first, second] = [await press('job_1'), await press('job_2')]
  expect(await outboxDesk.takeBack(first.id)).toBe(true)
  const third = await press('job_3')
  await outboxDesk.send(third.id)
  expect(await outboxDesk.takeBack(third.id)).toBe(false)
  await sender.flush()
  expect(await outboxDesk.takeBack(second.id)).toBe(false)
})
