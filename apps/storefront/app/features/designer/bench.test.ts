import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBench } from './bench.ts'
import { aCatalog, anArtwork } from './design.fixtures.ts'
import { changeGarment, placeArtwork, setQuantity, startDesign, type Design } from './design.ts'
import { findWorkpiece } from './workpiece.ts'

const TEE = findWorkpiece(aCatalog(), 'tee')!
const TOTE = findWorkpiece(aCatalog(), 'tote')!
const filled = placeArtwork(startDesign(TEE), TEE, TEE.zones[0]!, {
  artwork: anArtwork({ maxPrintSize: null }),
  thumbnail: '',
})
const aBench = (options: Partial<Parameters<typeof createBench>[0]> = {}) =>
  createBench({
    start: filled,
    resume: () => undefined,
    keep: () => true,
    forget: () => undefined,
    ...options,
  })
const want = (size: string) => (design: Design) => setQuantity(design, TEE, `tee-Black-${size}`, 1, 500)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('keeps a design a moment after it came to rest, once for many changes', () => {
  const keep = vi.fn(() => true)
  const bench = aBench({ keep })
  for (const note of ['a', 'ab', 'abc']) bench.change((design) => ({ ...design, note }))
  expect(keep).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(keep).toHaveBeenCalledExactlyOnceWith({ ...filled, note: 'abc' })
})

test('keeps nothing more once the design is in the cart', () => {
  const keep = vi.fn(() => true)
  const bench = aBench({ keep })
  bench.change((design) => ({ ...design, note: 'a' }))
  bench.close()
  vi.runAllTimers()
  expect(keep).not.toHaveBeenCalled()
})

test('goes on saying what a change brought with it until that is read or taken back', () => {
  const bench = aBench()
  bench.change(want('YS'))
  bench.change(want('M'))
  expect(bench.read().consequences).toMatchObject([{ kind: 'smaller', zone: 'full_front' }])
  bench.undo()
  expect(bench.read().consequences).toEqual([])
})

test('looking at another zone is nothing to take back', () => {
  const bench = aBench()
  bench.look((design) => ({ ...design, activeZoneId: 'full_back' }))
  expect(bench.read().history.past).toEqual([])
  expect(bench.read().history.present.activeZoneId).toBe('full_back')
})

test('says when the browser has no room for the design, until it has', () => {
  let hasRoom = false
  const bench = aBench({ keep: () => hasRoom })
  bench.change((design) => ({ ...design, note: 'a' }))
  expect(bench.read().unkept).toBe(false)
  vi.runAllTimers()
  expect(bench.read().unkept).toBe(true)
  hasRoom = true
  bench.change((design) => ({ ...design, note: 'ab' }))
  vi.runAllTimers()
  expect(bench.read().unkept).toBe(false)
})

describe('gone on to another garment', () => {
  const toTote = (design: Design) => changeGarment(design, TEE, TOTE)

  test('each garment keeps a draft of its own, the last change of the one that was left too', () => {
    const drafts = new Map<string, Design>()
    const keep = (design: Design) => {
      drafts.set(design.garmentSlug, design)
      return true
    }
    const bench = aBench({ keep })
    bench.change((design) => ({ ...design, note: 'quickly' }))
    bench.change(toTote)
    vi.runAllTimers()
    expect([...drafts.keys()]).toEqual(['tee', 'tote'])
    expect(drafts.get('tee')).toMatchObject({ note: 'quickly', placements: filled.placements })
  })

  test('undo goes back with all that was left out, and leaves nothing behind', () => {
    const forget = vi.fn()
    const bench = aBench({ forget })
    bench.change(want('YS'))
    const before = bench.read().history.present
    bench.change(toTote)
    expect(bench.read().consequences).toMatchObject([{ kind: 'sizeGone', size: 'YS' }])
    bench.undo()
    expect(bench.read()).toMatchObject({ history: { present: before }, consequences: [] })
    expect(forget).toHaveBeenCalledExactlyOnceWith('tote')
  })

  test('undo on the garment itself leaves its draft alone', () => {
    const forget = vi.fn()
    const bench = aBench({ forget })
    bench.change(toTote)
    bench.change((design) => ({ ...design, note: 'for the market' }))
    bench.undo()
    expect(forget).not.toHaveBeenCalled()
  })
})
