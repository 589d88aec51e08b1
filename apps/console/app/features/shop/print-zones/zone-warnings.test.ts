import { expect, test } from 'vitest'
import type { PrintForm, Zone } from './print-document.ts'
import { warningsOf } from './zone-warnings.ts'

const on = (drawing: string, contains = true) => ({ kind: 'tee', drawing, contains: () => contains })

function zone(id: string, more: Partial<Zone> = {}): Zone {
  return {
    id,
    name: id,
    view: 'front',
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
  kinds: [],
})
const warnings = (one: Zone, ...others: Zone[]) =>
  warningsOf(one, form(one, ...others), on('tee')).map(({ text }) => text)

test('accepts a zone that has a price, fits on the film and overlaps no other', () => {
  expect(warnings(zone('front'))).toEqual([])
})

test('reports an active zone that is larger than every tier', () => {
  expect(warnings(zone('front', { maxHeightMm: 400 }))).toEqual([expect.stringMatching(/no price/)])
  expect(warnings(zone('front', { maxHeightMm: 400, active: false }))).toEqual([])
})

test('reports a size limit that is larger than the zone', () => {
  const band = { sizes: ['YS', 'YM'], maxWidthMm: 301, maxHeightMm: 100 }
  expect(warnings(zone('front', { sizeBands: [band] }))).toEqual([
    expect.stringMatching(/^The limit for YS, YM/),
  ])
})

test('mentions overlaps only on the same side of the same garment', () => {
  const chest = zone('left_chest', { maxWidthMm: 100, maxHeightMm: 100 })
  expect(warnings(zone('front'), chest)).toEqual([expect.stringMatching(/^It overlaps left_chest/)])
  expect(warnings(zone('front'), { ...chest, view: 'back' })).toEqual([])
  expect(warnings(zone('front'), { ...chest, garmentKinds: ['tote'] })).toEqual([])
  expect(warnings(zone('front'), { ...chest, active: false })).toEqual([])
})

test('warns of a zone that reaches the pocket of a hoodie, but not of other garments', () => {
  const long = zone('front')
  const above = zone('front', { maxHeightMm: 400 - long.anchor.yMm })
  expect(warningsOf(long, form(long), on('hoodie'))).toMatchObject([
    { text: expect.stringMatching(/pocket/) as string },
  ])
  expect(warningsOf(above, form(above), on('hoodie'))).toEqual([])
  expect(warnings(long)).toEqual([])
})

test('only warns about a zone that extends past the garment', () => {
  const front = zone('front')
  expect(warningsOf(front, form(front), on('tee', false))).toEqual([
    { tone: 'warn', text: expect.stringMatching(/past the garment/) as string },
  ])
})

test('names the photo for a zone that extends past it', () => {
  const front = zone('front')
  expect(
    warningsOf(front, form(front), { kind: 'tee', drawing: undefined, contains: () => false }),
  ).toMatchObject([{ text: expect.stringMatching(/past the photo/) as string }])
})
