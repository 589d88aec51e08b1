import { expect, test } from 'vitest'
import { NEW_LIST, toForm, toRequest, type FilmPrices } from './film-prices-document.ts'

const PRICES: FilmPrices = {
  revision: 4,
  transfers: true,
  sheets: false,
  lists: [
    {
      id: 'retail',
      name: 'Retail',
      transfer: { by: 'area', perDm2Minor: 80 },
      minimumTransferMinor: 100,
      sheetPerMetreMinor: 2200,
      lengthBreaks: [{ fromCm: 500, percentOffBp: 1000 }],
      minimumSheetMinor: 600,
    },
  ],
  updatedAt: '2026-11-01T00:00:00Z',
  updatedBy: null,
}

test('sends unchanged prices as they came', () => {
  const { updatedAt, updatedBy, ...content } = PRICES
  expect(toRequest(toForm(PRICES), 4)).toEqual(content)
})

test('sends no price of the area for a list by size tier', () => {
  const form = toForm(PRICES)
  form.lists[0]!.by = 'tier'
  expect(toRequest(form, 4).lists[0]!.transfer).toEqual({ by: 'tier', perDm2Minor: null })
})

test('gives new lists ids of their own and sorts their length breaks', () => {
  const form = toForm(PRICES)
  const lengthBreaks = [
    { fromCm: 900, percentOffBp: 2 },
    { fromCm: 100, percentOffBp: 1 },
  ]
  form.lists.push({ ...NEW_LIST, name: ' Retail ', lengthBreaks }, { ...NEW_LIST, name: '1 000 m' })
  const { lists } = toRequest(form, 4)
  expect(lists.map(({ id, name }) => [id, name])).toEqual([
    ['retail', 'Retail'],
    ['retail_2', 'Retail'],
    ['list_1_000_m', '1 000 m'],
  ])
  expect(lists[1]!.lengthBreaks.map(({ fromCm }) => fromCm)).toEqual([100, 900])
})
