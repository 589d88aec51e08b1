import { expect, test } from 'vitest'
import { aCatalog, anArtwork } from '../design/design.fixtures.ts'
import { placeArtwork, startDesign } from '../design/design.ts'
import { priceDesign } from './price-design.ts'
import { findPrintableGarment } from '../design/printable-garment.ts'

const CATALOG = aCatalog()
const TEE = findPrintableGarment(CATALOG, 'tee')!
const printed = placeArtwork(startDesign(TEE), TEE, TEE.zones[0]!, { artwork: anArtwork(), thumbnail: '' })
const wanting = (quantities: Record<string, number>) => ({ ...printed, quantities })

test('prices each size as a line of garment and prints times quantity', () => {
  const { lines, price } = priceDesign(wanting({ 'tee-Black-M': 2, 'tee-Black-XL': 1 }), [], CATALOG)
  expect(lines.map(({ unitPriceMinor, lineTotalMinor }) => [unitPriceMinor, lineTotalMinor])).toEqual([
    [1900, 3800],
    [2100, 2100],
  ])
  expect(price.totalMinor).toBe(5900)
})

test('counts the same garment kind in the cart towards the quantity break', () => {
  const tote = { garmentSlug: 'tote', quantities: { 'tote-Black-One size': 9 }, placements: [] }
  const four = wanting({ 'tee-Black-M': 4 })
  expect(priceDesign(wanting({ 'tee-Black-M': 2 }), [tote], CATALOG).percentOff).toBe(0)
  const both = priceDesign(wanting({ 'tee-Black-M': 2 }), [four], CATALOG)
  expect(both).toMatchObject({ percentOff: 5, unitsBeside: 4, aloneTotalMinor: 3800 })
  expect(both.price.totalMinor).toBe(3610)
})

test('says how many more garments the next break takes, until the last', () => {
  expect(priceDesign(wanting({ 'tee-Black-M': 3 }), [], CATALOG).next).toEqual({ more: 3, percentOff: 5 })
  expect(priceDesign(wanting({ 'tee-Black-M': 7 }), [], CATALOG).next).toEqual({ more: 5, percentOff: 10 })
  expect(priceDesign(wanting({ 'tee-Black-M': 12 }), [], CATALOG).next).toBeUndefined()
})

test('includes an exclusive tax in the total', () => {
  const taxed = aCatalog({ taxMode: 'exclusive', taxRatePercent: 13 })
  const { price, aloneTotalMinor } = priceDesign(wanting({ 'tee-Black-M': 1 }), [], taxed)
  expect(price).toMatchObject({ taxMinor: 247, totalMinor: 2147 })
  expect(aloneTotalMinor).toBe(2147)
})

test('knows what one piece costs before sizes are chosen, in the cheapest size', () => {
  expect(priceDesign(wanting({}), [], CATALOG)).toMatchObject({ lines: [], pieceFromMinor: 1900 })
})
