import { misfit, zoneLimit } from '@platen/placement'
import { expect, test } from 'vitest'
import { checkItem, orderLines, priceCart, type Placement } from '../../cart/index.ts'
import { priceDesign } from '../price/price-design.ts'
import { aCatalog, anArtwork } from './design.fixtures.ts'
import { placeArtwork, setQuantity, startDesign, type Design } from './design.ts'
import { setFitEachSize, sizedPrints, sizesDiffer } from './each-size.ts'
import { findPrintableGarment } from './printable-garment.ts'

const CATALOG = aCatalog({
  sizeTiers: [
    { id: 'youth', label: 'Youth', maxWidthMm: 240, maxHeightMm: 260, priceMinor: 700 },
    { id: 'full', label: 'Full', maxWidthMm: 305, maxHeightMm: 381, priceMinor: 1000 },
  ],
})
const TEE = findPrintableGarment(CATALOG, 'tee')!
const [front] = TEE.zones
const vector = { artwork: anArtwork({ vector: true, maxPrintSize: null }), thumbnail: '' }
const adult = setQuantity(
  placeArtwork(startDesign(TEE), TEE, front!, vector),
  TEE,
  'tee-Black-M',
  1,
  500,
).design
const shared = setQuantity(adult, TEE, 'tee-Black-YS', 1, 500).design
const own = setFitEachSize(shared, TEE, true).design

function itemOf(design: Design) {
  const sized = sizedPrints(design, TEE)
  return { ...design, id: 'one', ...(sized && { sized }) }
}
const sizesOf = (placements: readonly Pick<Placement, 'widthMm' | 'heightMm'>[]) =>
  placements.map(({ widthMm, heightMm }) => [widthMm, heightMm])

test('is offered when the chosen sizes allow different prints where there is one', () => {
  expect([adult, shared, own].map((design) => sizesDiffer(design, TEE))).toEqual([false, true, true])
  expect(sizesDiffer({ ...shared, placements: [] }, TEE)).toBe(false)
})

test('leaves the print of the other sizes as large as it may be, and each size gets one that fits it', () => {
  expect(sizesOf(shared.placements)).toEqual([[229, 114.5]])
  expect(sizesOf(own.placements)).toEqual([[305, 152.5]])
  const lines = orderLines([itemOf(own)])
  expect(lines.map(({ variantId, placements }) => [variantId, ...sizesOf(placements!)])).toEqual([
    ['tee-Black-M', [305, 152.5]],
    ['tee-Black-YS', [229, 114.5]],
  ])
  for (const { variantId, placements } of lines) {
    const size = variantId!.split('-').at(-1)!
    for (const print of placements!) expect(misfit(print, zoneLimit(front!, size))).toBeUndefined()
  }
})

test('keeps a print that was small by choice', () => {
  const chosen = {
    ...shared,
    placements: shared.placements.map((print) => ({ ...print, widthMm: 100, heightMm: 50 })),
  }
  const { design } = setFitEachSize(chosen, TEE, true)
  expect(sizesOf(design.placements)).toEqual([[100, 50]])
  expect(sizedPrints(design, TEE)).toEqual({})
})

test('back again, the same print goes on all sizes', () => {
  const { design, consequences } = setFitEachSize(own, TEE, false)
  expect(design).toEqual({ ...shared, fitEachSize: false })
  expect(consequences).toMatchObject([{ kind: 'smaller', widthMm: 229, heightMm: 254 }])
  expect(sizedPrints(design, TEE)).toBeUndefined()
})

test('each size has the price of its own print, in the designer and in the cart', () => {
  const totals = [shared, own].map((design) => {
    const item = itemOf(design)
    const cart = priceCart([checkItem(item, CATALOG, 500)], CATALOG)
    return [priceDesign(item, [], CATALOG).price.totalMinor, cart.totalMinor]
  })
  expect(totals).toEqual([
    [3200, 3200],
    [3500, 3500],
  ])
})
