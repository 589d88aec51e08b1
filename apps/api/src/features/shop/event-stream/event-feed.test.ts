import { expect, onTestFinished, test, vi } from 'vitest'
import { systemClock } from '../../../platform/clock.ts'
import { createEventFeed, type FeedDeps } from './event-feed.ts'
import { openEventStream } from './event-stream.ts'

test('does not end a stream that begins while the sessions of others are checked', async () => {
  const checks: string[][] = []
  const first = Promise.withResolvers<Map<string, never>>()
  const sessions = {
    findValid: (ids: string[]) => {
      checks.push(ids)
      return checks.length === 1 ? first.promise : new Promise(() => undefined)
    },
  }
  const feed = createEventFeed(
    {
      sessions,
      clock: systemClock,
      changes: { on: () => undefined },
      log: { warn: vi.fn() },
    } as unknown as FeedDeps,
    { beatMs: 60_000, sessionsMs: 1 },
  )
  onTestFinished(() => feed.stop())
  const [ended, begun] = [openEventStream('ended', 'viewer'), openEventStream('begun', 'viewer')]
  const end = vi.spyOn(ended, 'end')
  const endBegun = vi.spyOn(begun, 'end')

  feed.join(ended)
  await vi.waitFor(() => expect(checks[0]).toEqual(['ended']))
  feed.join(begun)
  first.resolve(new Map<string, never>())
  await vi.waitFor(() => expect(end).toHaveBeenCalled())
  expect(endBegun).not.toHaveBeenCalled()
})
