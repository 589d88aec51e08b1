import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { LEAST_PACE, watchPace } from './body-pace.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const PHONE = 8_000
const none = (seconds: number) => Array<number>(seconds).fill(0)
const each = (seconds: number, bytes: number) => Array<number>(seconds).fill(bytes)

test.each([
  ['a phone with 64 kbit/s', each(300, PHONE), false],
  [
    'a phone that has no signal for 20 seconds now and then',
    [...each(15, PHONE), ...none(20), ...each(15, PHONE)],
    false,
  ],
  ['a byte a second', each(60, 1), true],
  ['nothing', none(60), true],
  ['a megabyte at once and then a byte a second', [1_000_000, ...each(90, 1)], true],
])('knows whether %s is too slow', (_, bytesBySecond, ended) => {
  const tooSlow = vi.fn()
  const watch = watchPace(LEAST_PACE, tooSlow)
  onTestFinished(watch.stop)
  for (const bytes of bytesBySecond) {
    watch.count(bytes)
    vi.advanceTimersByTime(1000)
  }
  expect(tooSlow.mock.calls.length > 0).toBe(ended)
})

test('watches no longer when the body has arrived', () => {
  const tooSlow = vi.fn()
  watchPace(LEAST_PACE, tooSlow).stop()
  vi.advanceTimersByTime(10 * LEAST_PACE.ms)
  expect(tooSlow).not.toHaveBeenCalled()
})
