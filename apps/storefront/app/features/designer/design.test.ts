import { misfit, zoneLimit } from '@platen/placement'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCatalog, anArtwork } from './design.fixtures.ts'
import {
  changeColour,
  changeGarment,
  changePlacement,
  mendDesign,
  placeArtwork,
  placementOn,
  returnToGarment,
  setQuantity,
  startDesign,
  type Design,
} from './design.ts'
import { fillZone, turn } from './move-print.ts'
import { dpiAt, ratioOf } from './print-size.ts'
import { chosenSizes, findWorkpiece, limitFor, type Workpiece, type Zone } from './workpiece.ts'

const TEE = findWorkpiece(aCatalog(), 'tee')!
const TOTE = findWorkpiece(aCatalog(), 'tote')!
const front = zoneOf(TEE, 'full_front')
const picture = { artwork: anArtwork(), thumbnail: 'data:,' }

test('new artwork lies in the middle, as large as it prints sharply', () => {
  const design = placeArtwork(startDesign(TEE), TEE, front, picture)
  expect(placementOn(design, 'full_front')).toMatchObject({
    widthMm: 203.2,
    heightMm: 101.6,
    offsetXMm: 0,
    offsetYMm: 0,
  })
  expect(dpiAt(picture.artwork, design.placements[0]!)).toBe(300)
})

test('a phone picture whose sides do not come out in tenths is sharp, not a hair below', () => {
  const photo = anArtwork({
    ...{ widthPx: 3000, heightPx: 4000 },
    maxPrintSize: {
      minimumDpi: { widthMm: 508, heightMm: 677.3 },
      recommendedDpi: { widthMm: 254, heightMm: 338.6 },
    },
  })
  const [print] = placeArtwork(startDesign(TEE), TEE, front, { artwork: photo, thumbnail: '' }).placements
  expect(dpiAt(photo, print!)).toBe(300)
})

test('artwork with pixels to spare, or without any, fills its zone', () => {
  const vector = { artwork: anArtwork({ vector: true, maxPrintSize: null }), thumbnail: '' }
  const design = placeArtwork(startDesign(TEE), TEE, front, vector)
  expect(placementOn(design, 'full_front')).toMatchObject({ widthMm: 305, heightMm: 152.5 })
})

test('artwork on a zone that has one takes its place', () => {
  const twice = placeArtwork(placeArtwork(startDesign(TEE), TEE, front, picture), TEE, front, {
    artwork: anArtwork({ id: 'art_2' }),
    thumbnail: '',
  })
  expect(twice.placements.map(({ artwork }) => artwork.id)).toEqual(['art_2'])
})

test('the smallest size that is wanted makes the print smaller, and it is said', () => {
  const vector = { artwork: anArtwork({ maxPrintSize: null }), thumbnail: '' }
  const design = placeArtwork(startDesign(TEE), TEE, front, vector)
  const { design: small, consequences } = setQuantity(design, TEE, 'tee-Black-YS', 1, 500)
  expect(placementOn(small, 'full_front')).toMatchObject({ widthMm: 229, heightMm: 114.5 })
  expect(consequences).toEqual([{ kind: 'smaller', zone: 'full_front', widthMm: 229, heightMm: 254 }])
})

test('a bag of one size takes what that size takes, before it is in the list', () => {
  expect(limitFor(TOTE, {}, zoneOf(TOTE, 'full_front'))).toEqual({ widthMm: 254, heightMm: 305 })
})

test('no more than the shop takes of one size, and none is not kept as zero', () => {
  const { design } = setQuantity(startDesign(TEE), TEE, 'tee-Black-M', 900, 500)
  expect(design.quantities).toEqual({ 'tee-Black-M': 500 })
  expect(setQuantity(design, TEE, 'tee-Black-M', 0, 500).design.quantities).toEqual({})
})

test('another colour keeps the sizes that it has', () => {
  const design = { ...startDesign(TEE), quantities: { 'tee-Black-M': 2, 'tee-Black-XL': 1 } }
  const changed = changeColour(design, TEE, 'White')
  expect(changed.design).toMatchObject({ colour: 'White', quantities: { 'tee-White-M': 2 } })
  expect(changed.consequences).toEqual([{ kind: 'sizeGone', size: 'XL' }])
})

test('another garment keeps the artwork, on a free zone where it has not the same', () => {
  const design = placeArtwork(startDesign(TEE), TEE, zoneOf(TEE, 'full_back'), picture)
  const { design: tote, consequences } = changeGarment(design, TEE, TOTE)
  expect(tote.placements).toMatchObject([{ zoneId: 'full_front', artwork: { id: 'art_1' } }])
  expect(consequences).toEqual([{ kind: 'otherZone', zone: 'full_front', from: 'full_back' }])
})

test('what does not come along to another garment is said', () => {
  const vector = { artwork: anArtwork({ vector: true, maxPrintSize: null }), thumbnail: '' }
  const onFront = placeArtwork(startDesign(TEE, 'White'), TEE, front, vector)
  const onBoth = placeArtwork(onFront, TEE, zoneOf(TEE, 'full_back'), vector)
  const design = { ...onBoth, quantities: { 'tee-White-M': 2, 'tee-White-YS': 1 } }
  expect(changeGarment(design, TEE, TOTE).consequences).toEqual([
    { kind: 'otherColour', colour: 'Black', from: 'White' },
    { kind: 'sizeGone', size: 'YS' },
    { kind: 'sizeGone', size: 'M' },
    { kind: 'zoneGone', zone: 'full_back' },
    { kind: 'smallerHere', zone: 'full_front', widthMm: 254, heightMm: 305 },
  ])
})

test('a garment on which something was begun has it still, and says what could be taken along instead', () => {
  const begun = placeArtwork(startDesign(TOTE), TOTE, zoneOf(TOTE, 'full_front'), picture)
  const other = { artwork: anArtwork({ id: 'art_2' }), thumbnail: '' }
  const left = placeArtwork(startDesign(TEE), TEE, front, other)
  const { design, consequences } = returnToGarment(begun, TOTE, left, TEE)
  expect(design).toEqual(begun)
  expect(consequences).toEqual([{ kind: 'asLeft', garment: 'tote', other: 'tee', instead: left }])
})

test('nothing is said about what was begun when the same artwork is on it, or there is none to take along', () => {
  const begun = placeArtwork(startDesign(TOTE), TOTE, zoneOf(TOTE, 'full_front'), picture)
  const same = placeArtwork(startDesign(TEE), TEE, front, picture)
  expect(returnToGarment(begun, TOTE, same, TEE).consequences).toEqual([])
  expect(returnToGarment(begun, TOTE, startDesign(TEE), TEE).consequences).toEqual([])
})

test('a draft from before the shop changed keeps what is still sold', () => {
  const old: Design = {
    ...placeArtwork(startDesign(TEE), TEE, front, picture),
    colour: 'Pink',
    quantities: { 'tee-Black-M': 1, gone: 4 },
    activeZoneId: 'hat',
  }
  expect(mendDesign(old, TEE).design).toMatchObject({
    colour: 'Black',
    quantities: { 'tee-Black-M': 1 },
    activeZoneId: 'full_front',
    placements: [{ zoneId: 'full_front' }],
  })
})

const shape = fc.record({
  widthPx: fc.integer({ min: 40, max: 9000 }),
  heightPx: fc.integer({ min: 40, max: 9000 }),
})
const step = fc.oneof(
  fc.record({ kind: fc.constant('place' as const), zone: fc.nat(2), shape }),
  fc.record({ kind: fc.constant('want' as const), variant: fc.nat(5), quantity: fc.nat(3) }),
  fc.record({ kind: fc.constantFrom('turn' as const, 'fill' as const), zone: fc.nat(2) }),
  fc.constantFrom({ kind: 'colour' as const, name: 'White' }, { kind: 'colour' as const, name: 'Black' }),
  fc.constant({ kind: 'garment' as const }),
)

test('whatever is designed, the service would take it on every size that is wanted', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      let piece = TEE
      let design = startDesign(TEE)
      for (const next of steps) {
        const zone = piece.zones[('zone' in next ? next.zone : 0) % piece.zones.length]!
        const limit = limitFor(piece, design.quantities, zone)
        switch (next.kind) {
          case 'place':
            design = placeArtwork(design, piece, zone, {
              artwork: anArtwork({ ...next.shape, maxPrintSize: null }),
              thumbnail: '',
            })
            break
          case 'want': {
            const variants = piece.garment.colours.find(({ name }) => name === design.colour)!.sizes
            const { variantId } = variants[next.variant % variants.length]!
            design = setQuantity(design, piece, variantId, next.quantity, 500).design
            break
          }
          case 'turn':
            design = changePlacement(design, zone.id, (print) => turn(print, ratioOf(print.artwork), limit))
            break
          case 'fill':
            design = changePlacement(design, zone.id, (print) =>
              fillZone(print, ratioOf(print.artwork), limit),
            )
            break
          case 'colour':
            if (piece === TEE) design = changeColour(design, piece, next.name).design
            break
          case 'garment': {
            const other = piece === TEE ? TOTE : TEE
            design = changeGarment(design, piece, other).design
            piece = other
            break
          }
        }
        expect(problems(design, piece)).toEqual([])
      }
    }),
    { numRuns: 300 },
  )
})

/** As the service looks at an order: every print against every size. */
function problems(design: Design, piece: Workpiece): (string | undefined)[] {
  return chosenSizes(piece, design.quantities).flatMap((size) =>
    design.placements
      .map((print) => misfit(print, zoneLimit(zoneOf(piece, print.zoneId), size)))
      .filter((problem) => problem !== undefined),
  )
}

function zoneOf(piece: Workpiece, id: string): Zone {
  const zone = piece.zones.find((candidate) => candidate.id === id)
  if (!zone) throw new Error(`${piece.garment.name} has no zone ${id}.`)
  return zone
}
