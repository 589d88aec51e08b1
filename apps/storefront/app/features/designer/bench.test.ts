import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBench } from './bench.ts'
import { aCatalog, anArtwork } from './design.fixtures.ts'
import { placeArtwork, setQuantity, startDesign, type Design } from './design.ts'
import { findWorkpiece } from './workpiece.ts'

const TEE = findWorkpiece(aCatalog(), 'tee')!
const filled = placeArtwork(startDesign(TEE), TEE, TEE.zones[0]!, {
  artwork: anArtwork({ maxPrintSize: null }),
  thumbnail: '',
})
const want = (size: string) => (design: Design) => setQuantity(design, TEE, `tee-Black-${size}`, 1, 500)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('keeps a design a moment after it came to rest, once for many changes', () => {
  const keep = vi.fn()
  const bench = createBench({ start: filled, resume: () => undefined, keep })
  for (const note of ['a', 'ab', 'abc']) bench.change((design) => ({ ...design, note }))
  expect(keep).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(keep).toHaveBeenCalledExactlyOnceWith({ ...filled, note: 'abc' })
})

test('keeps nothing more once the design is in the cart', () => {
  const keep = vi.fn()
  const bench = createBench({ start: filled, resume: () => undefined, keep })
  bench.change((design) => ({ ...design, note: 'a' }))
  bench.close()
  vi.runAllTimers()
  expect(keep).not.toHaveBeenCalled()
})

test('goes on saying what a change brought with it until that is read or taken back', () => {
  const bench = createBench({ start: filled, resume: () => undefined, keep: () => undefined })
  bench.change(want('YS'))
  bench.change(want('M'))
  expect(bench.read().consequences).toMatchObject([{ kind: 'smaller', zone: 'full_front' }])
  bench.undo()
  expect(bench.read().consequences).toEqual([])
})

test('looking at another zone is nothing to take back', () => {
  const bench = createBench({ start: filled, resume: () => undefined, keep: () => undefined })
  bench.look((design) => ({ ...design, activeZoneId: 'full_back' }))
  expect(bench.read().history.past).toEqual([])
  expect(bench.read().history.present.activeZoneId).toBe('full_back')
})
