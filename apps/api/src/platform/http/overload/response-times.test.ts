import { expect, test } from 'vitest'
import { trackResponseTimes, type ResponseTimes } from './response-times.ts'

function runUpdates(times: ResponseTimes, updates: number, ms: number, samples = 50, isShedding = true) {
  for (let update = 0; update < updates; update += 1) {
    for (let n = 0; n < samples; n += 1) times.observe(ms)
    times.update(isShedding)
  }
  return times.share
}

test('keeps all slots while responses are fast, however many there are', () => {
  expect(runUpdates(trackResponseTimes(), 20, 200, 5000)).toBe(1)
})

test('reduces the slots while responses are slow, but never below a twelfth', () => {
  const times = trackResponseTimes()
  expect(runUpdates(times, 1, 2_000)).toBeCloseTo(0.6)
  expect(runUpdates(times, 60, 900)).toBeCloseTo(1 / 12)
})

test('finds as many slots as are answered in time, and stays there', () => {
  const times = trackResponseTimes()
  let before = times.share
  const shares = Array.from({ length: 60 }, () => {
    // What is answered now was admitted before the last update.
    const ms = before * 1_000
    before = times.share
    return runUpdates(times, 1, ms)
  })

  for (const share of shares.slice(40)) expect(share).toBeCloseTo(0.5)
})

test('keeps all slots while no request is shed, however slow responses are', () => {
  expect(runUpdates(trackResponseTimes(), 30, 5_000, 50, false)).toBe(1)
})

test('ignores slow responses when there are few samples or at most a tenth is slow', () => {
  const times = trackResponseTimes()
  expect(runUpdates(times, 5, 20_000, 9)).toBe(1)
  for (const [slow, all] of [
    [9, 100],
    [1, 10],
  ] as const) {
    for (let n = 0; n < all; n += 1) times.observe(n < slow ? 20_000 : 20)
    times.update(true)
    expect(times.share).toBe(1)
  }
})

test('reduces the slots when more than a tenth is slow, however fast the others are', () => {
  const times = trackResponseTimes()
  for (let n = 0; n < 100; n += 1) times.observe(n < 12 ? 700 : 2)
  times.update(true)
  expect(times.share).toBeLessThan(1)
})

test('restores all slots within ten seconds once responses are fast again', () => {
  const times = trackResponseTimes()
  runUpdates(times, 30, 700)
  expect(runUpdates(times, 20, 50)).toBe(1)
})

test('restores all slots within ten seconds when requests stop coming', () => {
  const times = trackResponseTimes()
  runUpdates(times, 30, 700)
  expect(runUpdates(times, 20, 0, 0)).toBe(1)
})
