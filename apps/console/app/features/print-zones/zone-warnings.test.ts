import { expect, test } from 'vitest'
import type { PrintForm, Zone } from './print-document.ts'
import { warningsOf } from './zone-warnings.ts'

const onCloth = () => true

function zone(id: string, more: Partial<Zone> = {}): Zone {
  return {
    id,
    name: id,
    garmentKinds: ['tee'],
    anchor: { xMm: 0, yMm: 76 },
    maxWidthMm: 300,
    maxHeightMm: 350,
    sizeBands: [],
    active: true,
    sort: 0,
    ...more,
  }
}

const form = (...zones: Zone[]): PrintForm => ({
  zones,
  sizeTiers: [{ id: 'full', label: 'Full', maxWidthMm: 305, maxHeightMm: 381, priceMinor: 1000 }],
  dpi: { minimum: 150, recommended: 300 },
  film: { widthMm: 558.8, sideMarginMm: 5, leadMm: 20, gapMm: 6, maxLengthMm: 3000, allowRotation: true },
  pressRecipes: [],
})
const warnings = (one: Zone, ...others: Zone[]) =>
  warningsOf(one, form(one, ...others), 'tee', onCloth).map(({ text }) => text)

test('a zone that has a price, fits on the film and lies alone on the cloth is not spoken of', () => {
  expect(warnings(zone('front'))).toEqual([])
})

test('a zone that no tier holds is refused as long as it is active', () => {
  expect(warnings(zone('front', { maxHeightMm: 400 }))).toEqual([expect.stringMatching(/no price/)])
  expect(warnings(zone('front', { maxHeightMm: 400, active: false }))).toEqual([])
})

test('a limit of small sizes that is larger than the zone is named by its sizes', () => {
  const band = { sizes: ['YS', 'YM'], maxWidthMm: 301, maxHeightMm: 100 }
  expect(warnings(zone('front', { sizeBands: [band] }))).toEqual([
    expect.stringMatching(/^The limit of YS, YM/),
  ])
})

test('an overlap is said of zones on the same side of the same garment', () => {
  const chest = zone('left_chest', { maxWidthMm: 100, maxHeightMm: 100 })
  expect(warnings(zone('front'), chest)).toEqual([expect.stringMatching(/^It overlaps left_chest/)])
  expect(warnings(zone('front'), { ...chest, id: 'full_back' })).toEqual([])
  expect(warnings(zone('front'), { ...chest, garmentKinds: ['tote'] })).toEqual([])
  expect(warnings(zone('front'), { ...chest, active: false })).toEqual([])
})

test('what reaches off the cloth is warned of, not refused', () => {
  const front = zone('front')
  expect(warningsOf(front, form(front), 'tee', () => false)).toEqual([
    { tone: 'warn', text: expect.stringMatching(/off the cloth/) as string },
  ])
})
