import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDesignEditor } from './design-editor.ts'
import { aCatalog, anArtwork } from './design.fixtures.ts'
import { changeGarment, placeArtwork, setQuantity, startDesign, type Design } from './design.ts'
import { findPrintableGarment } from './printable-garment.ts'

const TEE = findPrintableGarment(aCatalog(), 'tee')!
const TOTE = findPrintableGarment(aCatalog(), 'tote')!
const filled = placeArtwork(startDesign(TEE), TEE, TEE.zones[0]!, {
  artwork: anArtwork({ maxPrintSize: null }),
  thumbnail: '',
})
const anEditor = (options: Partial<Parameters<typeof createDesignEditor>[0]> = {}) =>
  createDesignEditor({
    start: filled,
    resume: () => undefined,
    keep: () => true,
    forget: () => undefined,
    ...options,
  })
const want = (size: string) => (design: Design) => setQuantity(design, TEE, `tee-Black-${size}`, 1, 500)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('saves a design once, shortly after the last of many changes', () => {
  const keep = vi.fn(() => true)
  const editor = anEditor({ keep })
  for (const note of ['a', 'ab', 'abc']) editor.change((design) => ({ ...design, note }))
  expect(keep).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(keep).toHaveBeenCalledExactlyOnceWith({ ...filled, note: 'abc' })
})

test('saves nothing more once the design is in the cart', () => {
  const keep = vi.fn(() => true)
  const editor = anEditor({ keep })
  editor.change((design) => ({ ...design, note: 'a' }))
  editor.close()
  vi.runAllTimers()
  expect(keep).not.toHaveBeenCalled()
})

test('keeps the side effects of a change until they are dismissed or undone', () => {
  const editor = anEditor()
  editor.change(want('YS'))
  editor.change(want('M'))
  expect(editor.read().consequences).toMatchObject([{ kind: 'smaller', zone: 'full_front' }])
  editor.undo()
  expect(editor.read().consequences).toEqual([])
})

test('does not record the choice of another zone as an undo step', () => {
  const editor = anEditor()
  editor.changeView((design) => ({ ...design, activeZoneId: 'full_back' }))
  expect(editor.read().history.past).toEqual([])
  expect(editor.read().history.present.activeZoneId).toBe('full_back')
})

test('reports a full browser storage until the design is saved', () => {
  let hasRoom = false
  const editor = anEditor({ keep: () => hasRoom })
  editor.change((design) => ({ ...design, note: 'a' }))
  expect(editor.read().unsaved).toBe(false)
  vi.runAllTimers()
  expect(editor.read().unsaved).toBe(true)
  hasRoom = true
  editor.change((design) => ({ ...design, note: 'ab' }))
  vi.runAllTimers()
  expect(editor.read().unsaved).toBe(false)
})

describe('switching to another garment', () => {
  const toTote = (design: Design) => changeGarment(design, TEE, TOTE)

  test('keeps a draft of each garment, including its last change', () => {
    const drafts = new Map<string, Design>()
    const keep = (design: Design) => {
      drafts.set(design.garmentSlug, design)
      return true
    }
    const editor = anEditor({ keep })
    editor.change((design) => ({ ...design, note: 'quickly' }))
    editor.change(toTote)
    vi.runAllTimers()
    expect([...drafts.keys()]).toEqual(['tee', 'tote'])
    expect(drafts.get('tee')).toMatchObject({ note: 'quickly', placements: filled.placements })
  })

  test('restores everything on undo and removes the draft of the other garment', () => {
    const forget = vi.fn()
    const editor = anEditor({ forget })
    editor.change(want('YS'))
    const before = editor.read().history.present
    editor.change(toTote)
    expect(editor.read().consequences).toMatchObject([{ kind: 'sizeGone', size: 'YS' }])
    editor.undo()
    expect(editor.read()).toMatchObject({ history: { present: before }, consequences: [] })
    expect(forget).toHaveBeenCalledExactlyOnceWith('tote')
  })

  test('keeps the draft of a garment when only a change on it is undone', () => {
    const forget = vi.fn()
    const editor = anEditor({ forget })
    editor.change(toTote)
    editor.change((design) => ({ ...design, note: 'for the market' }))
    editor.undo()
    expect(forget).not.toHaveBeenCalled()
  })
})
