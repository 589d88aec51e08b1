import { expect, test } from 'vitest'
import { countLine, summaryOf } from './count-sheet.ts'
import type { StockItem } from './stock.ts'

const anItem = (changes: Partial<StockItem> = {}) =>
  ({
    ...{ id: 'inv_1', unit: 'piece', onHand: 45, reserved: 3, averageUnitCost: '3.400000' },
    ...changes,
  }) as StockItem

test('shows what is missing and its value', () => {
  expect(countLine(anItem(), { text: '43', seen: 45 }, 2)).toMatchObject({
    ...{ counted: 43, variance: -2, worthMinor: -680, problem: undefined, movedFrom: undefined },
  })
})

test('counts a roll in metres', () => {
  const film = anItem({ unit: 'millimetre', onHand: 236_816, reserved: 0, averageUnitCost: '0.000925' })
  expect(countLine(film, { text: '236.5', seen: 236_816 }, 2)).toMatchObject({
    ...{ counted: 236_500, variance: -316, worthMinor: -29 },
  })
})

test('does not treat an empty field as a count of zero', () => {
  const lines = [countLine(anItem(), undefined, 2), countLine(anItem(), { text: ' ', seen: 45 }, 2)]
  expect(summaryOf(lines)).toEqual({ counted: 0, differing: [], problems: 0, worthMinor: 0 })
  expect(countLine(anItem({ reserved: 0 }), { text: '0', seen: 45 }, 2)).toMatchObject({
    counted: 0,
    variance: -45,
  })
})

test('reports invalid counts and reserved stock before anything is sent', () => {
  expect(countLine(anItem(), { text: 'many', seen: 45 }, 2).problem).toBe('Enter a number.')
  expect(countLine(anItem(), { text: '-1', seen: 45 }, 2).problem).toBe('Enter a number.')
  expect(countLine(anItem(), { text: '2', seen: 45 }, 2).problem).toContain('3 are reserved')
})

test('says when the stock moved after it was counted', () => {
  expect(countLine(anItem({ onHand: 44 }), { text: '45', seen: 45 }, 2)).toMatchObject({
    movedFrom: 45,
    variance: 1,
  })
})

test('adds up surpluses and shortages', () => {
  const lines = [
    countLine(anItem(), { text: '43', seen: 45 }, 2),
    countLine(anItem(), { text: '45', seen: 45 }, 2),
    countLine(anItem(), { text: '46', seen: 45 }, 2),
  ]
  expect(summaryOf(lines)).toMatchObject({ counted: 3, worthMinor: -340, problems: 0 })
  expect(summaryOf(lines).differing).toHaveLength(2)
})
