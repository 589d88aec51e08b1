import { expect, test } from 'vitest'
import { layerProblems, type ImageLayer, type TextLayer } from '../index.ts'
import { aText } from '../testing/a-text.ts'
import { shaperFromPackages } from '../testing/shaper-from-packages.ts'

const shaper = await shaperFromPackages()
const ZONE = { widthMm: 280, heightMm: 350 }
const problemsOf = async (parts: Partial<TextLayer>) => {
  const layer = aText(parts)
  return layerProblems(layer, ZONE, await shaper.outlineText(layer))
}

test('a text that the press holds has no problem', async () => {
  expect(await problemsOf({})).toEqual([])
})

test('tells how far a layer reaches out of its zone, if more than a rounding', async () => {
  const image: ImageLayer = {
    ...{ id: 'l7', kind: 'image', artworkId: 'art_1', widthMm: 100, heightMm: 50 },
    ...{ offsetXMm: 95, offsetYMm: 0, rotationDeg: 0 },
  }
  expect(layerProblems({ ...image, offsetXMm: 90.1 }, ZONE)).toEqual([])
  expect(layerProblems(image, ZONE)).toEqual([{ kind: 'outside-zone', layerId: 'l7', beyondMm: 5 }])
  expect(layerProblems({ ...image, offsetXMm: 0, offsetYMm: -160 }, ZONE)).toMatchObject([{ beyondMm: 10 }])
  expect(await problemsOf({ offsetXMm: 120 })).toMatchObject([{ kind: 'outside-zone', layerId: 'l1' }])
})

test('letters under 3 mm are small', async () => {
  expect(await problemsOf({ sizeMm: 2.9 })).toEqual([
    { kind: 'small-text', layerId: 'l1', sizeMm: 2.9, leastMm: 3 },
  ])
  expect(await problemsOf({ sizeMm: 3 })).toEqual([])
})

test('strokes under 0.3 mm are thin, unless there is a line around them', async () => {
  // The thin strokes of Playfair Display are a fiftieth of the em.
  const thin = { font: 'playfair-display', sizeMm: 12 }
  expect(await problemsOf(thin)).toEqual([
    { kind: 'thin-strokes', layerId: 'l1', strokeMm: 0.24, leastMm: 0.3 },
  ])
  expect(await problemsOf({ ...thin, sizeMm: 16 })).toEqual([])
  expect(await problemsOf({ ...thin, outline: { colour: '#ffffff', widthMm: 0.1 } })).toEqual([])
})

test('names letters without a font, and a layer that shows nothing', async () => {
  expect(await problemsOf({ text: 'Go 👋🏽' })).toEqual([
    { kind: 'missing-letters', layerId: 'l1', letters: ['👋🏽'] },
  ])
  expect(await problemsOf({ text: '🎉', offsetXMm: 900, sizeMm: 2 })).toEqual([
    { kind: 'missing-letters', layerId: 'l1', letters: ['🎉'] },
    { kind: 'nothing-to-see', layerId: 'l1' },
  ])
  expect(await problemsOf({ text: ' ' })).toEqual([{ kind: 'nothing-to-see', layerId: 'l1' }])
})

test('a text without its outline yet is judged by its size', () => {
  expect(layerProblems(aText({ sizeMm: 2 }), ZONE)).toMatchObject([{ kind: 'small-text' }])
})
