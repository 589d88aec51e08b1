import { describe, expect, test } from 'vitest'
import { drawingNamed, readSizes, withNewKind, withoutKind, withSide, type Kind } from './kind-document.ts'

const tee: Kind = {
  id: 'tee',
  name: 'T-shirt',
  sizes: ['S', 'M'],
  views: [
    { view: 'front', drawing: 'tee' },
    { view: 'back', drawing: 'tee' },
  ],
}
const front = {
  id: 'front',
  name: 'Front',
  garmentKinds: ['tee'],
  view: 'front' as const,
  anchor: { xMm: 0, yMm: 76 },
  maxWidthMm: 300,
  maxHeightMm: 350,
  sizeBands: [],
  active: true,
  sort: 3,
}
const settings = {
  kinds: [tee],
  zones: [front],
  sizeTiers: [{ maxWidthMm: 305, maxHeightMm: 381 }],
  film: { widthMm: 558.8, sideMarginMm: 5, leadMm: 20, gapMm: 6, maxLengthMm: 3000, allowRotation: true },
}
const bib = { name: 'Bib ', sizes: [], views: [{ view: 'front' as const, drawing: null }] }

describe('a new kind', () => {
  test('has an id from its name and a print zone on each side', () => {
    const { kind, settings: after } = withNewKind(settings, bib)
    expect(kind).toMatchObject({ id: 'bib', name: 'Bib' })
    expect(after.zones.at(-1)).toMatchObject({
      id: 'front_2',
      view: 'front',
      garmentKinds: ['bib'],
      maxWidthMm: 250,
      sort: 4,
    })
  })

  test('has no zone that is larger than every tier', () => {
    const small = { ...settings, sizeTiers: [{ maxWidthMm: 102, maxHeightMm: 102 }] }
    expect(withNewKind(small, bib).settings.zones.at(-1)).toMatchObject({ maxWidthMm: 100, maxHeightMm: 100 })
  })

  test('may share the zones of another kind', () => {
    const { settings: after } = withNewKind(settings, bib, 'tee')
    expect(after.zones).toEqual([{ ...front, garmentKinds: ['tee', 'bib'] }])
  })

  test('is shown by the drawing that it is called like', () => {
    expect([drawingNamed('Long sleeve'), drawingNamed('T-Shirt'), drawingNamed('Bib')]).toEqual([
      'long_sleeve',
      'tee',
      null,
    ])
  })
})

test('a removed kind takes the zones with it that were on it alone', () => {
  const { settings: two } = withNewKind(settings, bib)
  expect(withoutKind(two, 'bib')).toEqual(settings)
  const { settings: shared } = withNewKind(settings, bib, 'tee')
  expect(withoutKind(shared, 'tee').zones).toEqual([{ ...front, garmentKinds: ['bib'] }])
})

test('reads sizes as they are written, each once', () => {
  expect(readSizes('S, M,M ; One size,')).toEqual(['S', 'M', 'One size'])
})

test('sides keep the order front, back, left, right, other', () => {
  expect(withSide(withSide(tee.views, 'left', null), 'front', 'polo').map(({ view }) => view)).toEqual([
    'front',
    'back',
    'left',
  ])
})
