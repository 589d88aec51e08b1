import { expect, test } from 'vitest'
import { orderLines } from './cart-item.ts'
import { checkEntry, type Catalog } from './check-item.ts'
import { isFilmItem, type FilmItem, type SoldFilm } from './film-item.ts'
import { priceCart } from './price-cart.ts'

const FILM: SoldFilm = {
  ...{ transfers: true, sheets: true, widthMm: 560, sideMarginMm: 5, gapMm: 6 },
  ...{ maxLengthMm: 3000, allowRotation: true },
  prices: {
    transfer: { by: 'area', perDm2Minor: 100 },
    minimumTransferMinor: 50,
    sheetPerMetreMinor: 2000,
    lengthBreaks: [{ fromCm: 200, percentOffBp: 1000 }],
    minimumSheetMinor: 600,
  },
}
const SHOP = { film: FILM, limits: { maxQuantityPerItem: 500 } } as Parameters<typeof checkEntry>[2]
const CATALOG = {
  ...{ garments: [], zones: [], sizeTiers: [], quantityBreaks: [], taxMode: 'none', taxRatePercent: 0 },
} as unknown as Catalog

const shared = { id: 'one', note: '', thumbnail: '' }
const SHEET: FilmItem = {
  ...{ ...shared, kind: 'sheet', quantity: 2, layoutId: 'lay_1', token: 't' },
  ...{ filmWidthMm: 560, lengthMm: 995.2, pieces: 40 },
}
const TRANSFER: FilmItem = {
  ...{ ...shared, kind: 'transfer', quantity: 3, artwork: { id: 'art_1', fileName: 'logo.png' } },
  ...{ widthMm: 120, heightMm: 100, inkWidthMm: 100, inkHeightMm: 80 },
}

test('orders a sheet by its layout and a transfer by its whole picture', () => {
  expect(orderLines([SHEET, { ...TRANSFER, note: 'Soon' }])).toEqual([
    { kind: 'sheet', layoutId: 'lay_1', quantity: 2 },
    { kind: 'transfer', artworkId: 'art_1', widthMm: 120, heightMm: 100, quantity: 3, note: 'Soon' },
  ])
})

test('prices sheets with the length break of the order, and transfers by their ink', () => {
  const checked = [SHEET, TRANSFER].map((item) => checkEntry(item, CATALOG, SHOP))
  const priced = priceCart(checked, CATALOG, 0, null, FILM)
  expect(priced.items).toMatchObject([
    { totalMinor: 3600, discountMinor: 400, unitPricesMinor: { one: 2000 } },
    { totalMinor: 240, discountMinor: 0, unitPricesMinor: { one: 80 } },
  ])
  expect(priced.totalMinor).toBe(3840)
})

test.each([
  ['nothing is sold any more', null, 'not_sold'],
  ['only transfers are sold', { ...FILM, sheets: false }, 'not_sold'],
  ['the film is another one', { ...FILM, widthMm: 300 }, 'other_film'],
] as const)('says so when %s', (_, film, problem) => {
  expect(checkEntry(SHEET, CATALOG, { ...SHOP, film })).toMatchObject({ problem, line: undefined })
})

test('forgets film of the cart that cannot be read', () => {
  expect(isFilmItem({ ...SHEET })).toBe(true)
  expect(isFilmItem({ ...TRANSFER })).toBe(true)
  for (const wrong of [{ quantity: 0 }, { kind: 'roll' }, { layoutId: 3 }, { lengthMm: '9' }])
    expect(isFilmItem({ ...SHEET, ...wrong }), JSON.stringify(wrong)).toBe(false)
})
