import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { putIntoCart } from '../cart/index.ts'
import { benchFor } from './bench-for.ts'
import { aCatalog, anArtwork } from './design.fixtures.ts'
import { changeGarment, placeArtwork, startDesign, type Design } from './design.ts'
import { draftOf } from './drafts.ts'
import { findWorkpiece } from './workpiece.ts'

const CATALOG = aCatalog()
const TEE = findWorkpiece(CATALOG, 'tee')!
const TOTE = findWorkpiece(CATALOG, 'tote')!
const picture = { artwork: anArtwork({ maxPrintSize: null }), thumbnail: '' }
const onTote = placeArtwork(startDesign(TOTE), TOTE, TOTE.zones[0]!, picture)
const toTote = (design: Design) => changeGarment(design, TEE, TOTE)
const aBench = (cartItemId?: string) => benchFor(CATALOG, TEE, { colour: undefined, cartItemId })

beforeEach(() => {
  vi.useFakeTimers()
  const store = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => void store.set(key, text),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what was begun on a garment earlier is there again when the design is taken back from it', () => {
  draftOf('tote').write(onTote)
  const bench = aBench()
  for (const changes of ['first', 'again']) {
    bench.change((design) => ({ ...design, note: changes }))
    bench.change(toTote)
    vi.runAllTimers()
    expect(draftOf('tote').read()).toMatchObject({ note: changes, placements: [] })
    bench.undo()
    expect(draftOf('tote').read()).toEqual(onTote)
  }
})

test('a garment on which nothing had been begun has no draft when the design is taken back from it', () => {
  const bench = aBench()
  bench.change(toTote)
  vi.runAllTimers()
  expect(draftOf('tote').read()).toBeDefined()
  bench.undo()
  expect(draftOf('tote').read()).toBeUndefined()
})

test('a design of the cart that has moved to another garment is found at the address of the first', () => {
  putIntoCart({ ...onTote, id: 'moved' })
  expect(aBench('moved').read().history.present).toMatchObject({
    garmentSlug: 'tote',
    placements: onTote.placements,
  })
})
