import { expect, test } from 'vitest'
import { NO_DETAILS } from '../../lib/garment.fixtures.ts'
import type { Catalog } from '../cart/index.ts'
import { designsIn, firstChoice, inColour, isColourGone, sizesIn, toCartItem } from './chosen-design.ts'
import type { Reorder } from './load-reorder.ts'

type Line = Reorder['items'][number]

const ARTWORK: Line['placements'][number]['artwork'] = {
  ...{ id: 'art_1', fileName: 'logo.png', format: 'png', byteSize: 1, widthPx: 2400, heightPx: 2400 },
  ...{
    vector: false,
    pages: null,
    hasAlpha: true,
    inkAreaPercent: 80,
    semiTransparentPercent: 0,
    thinnestLinePx: null,
    statedWidthMm: null,
  },
  emptyMarginPx: { top: 0, right: 0, bottom: 0, left: 0 },
  clearMarginPx: null,
  ...{ maxPrintSize: null, previewUrl: '/preview', previewExpiresAt: '', createdAt: '' },
}
const PRINT: Line['placements'][number] = {
  ...{ id: 'plc_1', zoneId: 'full_front', sizeTierId: 'large', artwork: ARTWORK, rotationDeg: 0 },
  ...{ widthMm: 200, heightMm: 200, offsetXMm: 0, offsetYMm: 0 },
}
const aLine = (changes: Partial<Line> = {}): Line => ({
  ...{ id: 'itm_1', variantId: 'var_M', garmentSlug: 'tee', garmentName: 'Tee', colour: 'Black', size: 'M' },
  ...{ quantity: 2, note: null, canOrder: true, unitPriceMinor: 1500, placements: [PRINT] },
  ...changes,
})

const size = (name: string, availability: 'in_stock' | 'out' = 'in_stock') => ({
  ...{ variantId: `var_${name}`, size: name, availability, priceMinor: 1200 },
})
const colour = (name: string, sizes: ReturnType<typeof size>[]) => ({
  ...{ name, hex: '#000000', translations: {}, sizes },
})
const catalog: Catalog = {
  ...{ currency: 'USD', currencyExponent: 2, taxMode: 'none', taxRatePercent: 0 },
  garments: [
    {
      ...{ id: 'gar_1', slug: 'tee', kind: 'tee', name: 'Tee', views: [], description: '', fabric: 'cotton' },
      ...{ priceFromMinor: 1200, zoneIds: ['full_front'], ...NO_DETAILS },
      colours: [
        colour('Black', [size('S'), size('M'), size('L', 'out')]),
        colour('White', [size('M'), size('XL')]),
      ],
    },
  ],
  ...{ categories: [], sizeTiers: [], quantityBreaks: [] },
  zones: [
    {
      ...{ id: 'full_front', name: 'Full front', maxWidthMm: 300, maxHeightMm: 400, garmentKinds: ['tee'] },
      ...{ view: 'front', anchor: { xMm: 0, yMm: 76 } },
      sizeBands: [{ sizes: ['S'], maxWidthMm: 150, maxHeightMm: 300 }],
    },
  ],
}

function designOf(items: readonly Line[], differences: Reorder['differences'] = []) {
  const [design] = designsIn({ items: [...items], differences }, catalog)
  if (!design) throw new Error('There is no design.')
  return design
}

test('lines that differ in size alone are one design, chosen as last time', () => {
  const design = designOf([aLine(), aLine({ id: 'itm_2', variantId: 'var_S', size: 'S', quantity: 1 })])
  expect(design.lines).toHaveLength(2)
  expect(firstChoice(design)).toEqual({ colour: 'Black', quantities: { S: 1, M: 2 } })
})

test('a size that is sold out or gone is not chosen', () => {
  const design = designOf([
    aLine(),
    aLine({ id: 'itm_2', variantId: 'var_L', size: 'L' }),
    aLine({ id: 'itm_3', variantId: null, size: '3XL' }),
  ])
  expect(firstChoice(design).quantities).toEqual({ M: 2 })
})

test('another colour is only chosen by the customer, and keeps the sizes that it has', () => {
  const design = designOf([aLine({ colour: 'Green', variantId: null })])
  expect([isColourGone(design), firstChoice(design).quantities]).toEqual([true, {}])
  expect(toCartItem(design, firstChoice(design), catalog)).toBeUndefined()
  const white = inColour(design, 'White')
  expect(white).toEqual({ colour: 'White', quantities: { M: 2 } })
  expect(toCartItem(design, white, catalog)).toMatchObject({ colour: 'White', quantities: { var_M: 2 } })
})

test('a size with less room gets a smaller print, and the others stay as they were', () => {
  const design = designOf([aLine()])
  const item = toCartItem(design, { colour: 'Black', quantities: { M: 2, S: 1 } }, catalog)
  expect(item?.placements).toMatchObject([{ widthMm: 200, heightMm: 200 }])
  expect(item?.sized).toEqual({
    var_S: { full_front: { widthMm: 150, heightMm: 150, offsetXMm: 0, offsetYMm: 0 } },
  })
})

test('a design without a print, or of a garment that is gone, cannot be ordered', () => {
  const bare = designOf([aLine({ placements: [], canOrder: false })])
  expect(toCartItem(bare, firstChoice(bare), catalog)).toBeUndefined()
  const gone = designOf([aLine({ garmentSlug: null, variantId: null })])
  expect(sizesIn(gone, 'Black')).toEqual([])
  expect(toCartItem(gone, firstChoice(gone), catalog)).toBeUndefined()
})
