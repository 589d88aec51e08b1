import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubLocalStorage } from '../../../lib/local-storage.fixtures.ts'
import { putIntoCart } from '../../cart/index.ts'
import { openDesign } from './open-design.ts'
import { aCatalog, anArtwork } from './design.fixtures.ts'
import { changeGarment, placeArtwork, startDesign, type Design } from './design.ts'
import { draftOf } from './drafts.ts'
import { findPrintableGarment } from './printable-garment.ts'

const CATALOG = aCatalog()
const TEE = findPrintableGarment(CATALOG, 'tee')!
const TOTE = findPrintableGarment(CATALOG, 'tote')!
const picture = { artwork: anArtwork({ maxPrintSize: null }), thumbnail: '' }
const onTote = placeArtwork(startDesign(TOTE), TOTE, TOTE.zones[0]!, picture)
const toTote = (design: Design) => changeGarment(design, TEE, TOTE)
const anEditor = (cartItemId?: string) => openDesign(CATALOG, TEE, { colour: undefined, cartItemId })

beforeEach(() => {
  vi.useFakeTimers()
  stubLocalStorage()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('restores the earlier draft of a garment when the switch to it is undone', () => {
  draftOf('tote').write(onTote)
  const editor = anEditor()
  for (const changes of ['first', 'again']) {
    editor.change((design) => ({ ...design, note: changes }))
    editor.change(toTote)
    vi.runAllTimers()
    expect(draftOf('tote').read()).toMatchObject({ note: changes, placements: [] })
    editor.undo()
    expect(draftOf('tote').read()).toEqual(onTote)
  }
})

test('leaves no draft on a garment without one when the switch to it is undone', () => {
  const editor = anEditor()
  editor.change(toTote)
  vi.runAllTimers()
  expect(draftOf('tote').read()).toBeDefined()
  editor.undo()
  expect(draftOf('tote').read()).toBeUndefined()
})

test('opens a cart design that moved to another garment at its first address', () => {
  putIntoCart({ ...onTote, id: 'moved' })
  expect(anEditor('moved').read().history.present).toMatchObject({
    garmentSlug: 'tote',
    placements: onTote.placements,
  })
})
