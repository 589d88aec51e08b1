import { expect, test } from 'vitest'
import {
  boxOf,
  changed,
  freeColours,
  placingProblems,
  renamed,
  spotAt,
  toRequestPhotos,
  withPhoto,
  type FormPhoto,
} from './photo-document.ts'

const picture = { widthPx: 2000, heightPx: 1600 }
const colours = ['White', 'Navy']
const zone = { id: 'front', name: 'Front', anchor: { xMm: 0, yMm: 80 }, maxWidthMm: 250, maxHeightMm: 300 }

function photo(photoId: string, more: Partial<FormPhoto> = {}): FormPhoto {
  return {
    photoId,
    view: 'front',
    colour: 'White',
    neutral: true,
    points: [spotAt(0.25, 0.5), spotAt(0.75, 0.5)],
    distanceMm: 500,
    origin: spotAt(0.5, 0.1),
    ...more,
  }
}

const added = (photos: readonly FormPhoto[], view: FormPhoto['view']) => {
  const { points, origin } = photo('any')
  return withPhoto(photos, { photoId: 'new', view, placing: { points, origin }, colours }).at(-1)
}

test('the first photo of a side is for every colour, the next for a colour without one', () => {
  expect(added([], 'front')).toMatchObject({ colour: 'White', neutral: true, distanceMm: null })
  expect(added([photo('first')], 'front')).toMatchObject({ colour: 'Navy', neutral: false })
  expect(added([photo('first')], 'back')).toMatchObject({ colour: 'White', neutral: true })
})

test('only one photo of a side is for the other colours', () => {
  const photos = [
    photo('one'),
    photo('other', { colour: 'Navy', neutral: false }),
    photo('back', { view: 'back' }),
  ]
  expect(changed(photos, 1, { neutral: true }).map(({ neutral }) => neutral)).toEqual([false, true, true])
  expect(freeColours(photos, 1, colours)).toEqual(['Navy'])
})

test('photos follow a renamed colour', () => {
  expect(renamed([photo('one')], 'White', 'Cream')[0]?.colour).toBe('Cream')
})

test('a neutral photo stays when the colour that it shows is removed', () => {
  const [neutral, own] = toRequestPhotos([photo('one'), photo('two', { neutral: false })], ['Navy'])
  expect([neutral?.colour, own?.colour]).toEqual([null, 'White'])
})

test('a photo has millimetres from its points, and zones that are on it or not', () => {
  expect(boxOf(photo('one'), picture)).toEqual({ xMm: -500, yMm: -80, widthMm: 1000, heightMm: 800 })
  expect(placingProblems(photo('one'), picture, [zone])).toEqual([])
  const past = photo('one', { origin: spotAt(0.5, 0.9) })
  expect(placingProblems(past, picture, [zone])).toEqual([{ reason: 'zones_outside', names: ['Front'] }])
  const partly = photo('one', { origin: spotAt(0.5, 0.7) })
  expect(placingProblems(partly, picture, [zone])).toEqual([{ reason: 'zones_past_edge', names: ['Front'] }])
})

test('says what is wrong with the points before anything that depends on them', () => {
  const close = photo('one', { points: [spotAt(0.5, 0.5), spotAt(0.51, 0.5)], distanceMm: null })
  expect(placingProblems(close, picture, [zone])).toEqual([{ reason: 'points_too_close' }])
  expect(placingProblems(photo('one', { distanceMm: null }), picture, [zone])).toEqual([
    { reason: 'no_distance' },
  ])
  expect(placingProblems(photo('one', { distanceMm: 5 }), picture, [zone])).toEqual([
    { reason: 'implausible_size', size: '10 × 8 mm' },
  ])
})

test('spots stay on the photo, with the decimals that the service keeps', () => {
  expect(spotAt(-0.2, 1 / 3)).toEqual({ x: 0, y: 0.333333 })
})
