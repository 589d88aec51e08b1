import { expect, test } from 'vitest'
import { aCatalog, anArtwork } from './design.fixtures.ts'
import { placeArtwork, startDesign } from './design.ts'
import { priceDesign } from './price-design.ts'
import { findWorkpiece } from './workpiece.ts'

const CATALOG = aCatalog()
const TEE = findWorkpiece(CATALOG, 'tee')!
const printed = placeArtwork(startDesign(TEE), TEE, TEE.zones[0]!, { artwork: anArtwork(), thumbnail: '' })
const wanting = (quantities: Record<string, number>) => ({ ...printed, quantities })

test('each size is a line: garment and print, times its quantity', () => {
  const { lines, price } = priceDesign(wanting({ 'tee-Black-M': 2, 'tee-Black-XL': 1 }), [], CATALOG)
  expect(lines.map(({ unitPriceMinor, lineTotalMinor }) => [unitPriceMinor, lineTotalMinor])).toEqual([
    [1900, 3800],
    [2100, 2100],
  ])
  expect(price.totalMinor).toBe(5900)
})

test('the rest of the cart counts towards the quantity break, and only the same kind', () => {
  const tote = { garmentSlug: 'tote', quantities: { 'tote-Black-One size': 9 }, placements: [] }
  const four = wanting({ 'tee-Black-M': 4 })
  expect(priceDesign(wanting({ 'tee-Black-M': 2 }), [tote], CATALOG).percentOff).toBe(0)
  const both = priceDesign(wanting({ 'tee-Black-M': 2 }), [four], CATALOG)
  expect(both).toMatchObject({ percentOff: 5, unitsBeside: 4, aloneTotalMinor: 3800 })
  expect(both.price.totalMinor).toBe(3610)
})

test('says how many more garments the next break takes, and none after the last', () => {
  expect(priceDesign(wanting({ 'tee-Black-M': 3 }), [], CATALOG).next).toEqual({ more: 3, percentOff: 5 })
  expect(priceDesign(wanting({ 'tee-Black-M': 7 }), [], CATALOG).next).toEqual({ more: 5, percentOff: 10 })
  expect(priceDesign(wanting({ 'tee-Black-M': 12 }), [], CATALOG).next).toBeUndefined()
})

test('a tax that is added is in the total', () => {
  const taxed = aCatalog({ taxMode: 'exclusive', taxRatePercent: 13 })
  const { price, aloneTotalMinor } = priceDesign(wanting({ 'tee-Black-M': 1 }), [], taxed)
  expect(price).toMatchObject({ taxMinor: 247, totalMinor: 2147 })
  expect(aloneTotalMinor).toBe(2147)
})
