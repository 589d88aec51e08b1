import { misfit, zoneLimit } from '@platen/placement'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCatalog, anArtwork } from './design.fixtures.ts'
import {
  changeColour,
  changeGarment,
  changePlacement,
  mendDesign,
  placeArrived,
  placeArtwork,
  placementOn,
  returnToGarment,
  setQuantity,
  startDesign,
  type Design,
} from './design.ts'
import { fillZone, turn } from './move-print.ts'
import { dpiAt, ratioOf } from './print-size.ts'
import {
  chosenSizes,
  findPrintableGarment,
  limitFor,
  type PrintableGarment,
  type Zone,
} from './printable-garment.ts'

const TEE = findPrintableGarment(aCatalog(), 'tee')!
const TOTE = findPrintableGarment(aCatalog(), 'tote')!
const front = zoneOf(TEE, 'full_front')
const picture = { artwork: anArtwork(), thumbnail: 'data:,' }

test('centres new artwork as large as it prints sharply', () => {
  const design = placeArtwork(startDesign(TEE), TEE, front, picture)
  expect(placementOn(design, 'full_front')).toMatchObject({
    widthMm: 203.2,
    heightMm: 101.6,
    offsetXMm: 0,
    offsetYMm: 0,
  })
  expect(dpiAt(picture.artwork, design.placements[0]!)).toBe(300)
})

test('places a file that arrives after another garment was chosen on that garment', () => {
  const tote = startDesign(TOTE)
  const arrived = placeArrived(tote, aCatalog(), 'left_chest', picture)
  expect(arrived).toEqual(placeArtwork(tote, TOTE, zoneOf(TOTE, 'full_front'), picture))
  expect(
    placeArrived({ ...tote, garmentSlug: 'gone' }, aCatalog(), 'full_front', picture).placements,
  ).toEqual([])
})

test('places a photo at no less than the recommended DPI despite rounding', () => {
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

test('fills the zone with vector or high-resolution artwork', () => {
  const vector = { artwork: anArtwork({ vector: true, maxPrintSize: null }), thumbnail: '' }
  const design = placeArtwork(startDesign(TEE), TEE, front, vector)
  expect(placementOn(design, 'full_front')).toMatchObject({ widthMm: 305, heightMm: 152.5 })
})

test('replaces the artwork of a zone', () => {
  const twice = placeArtwork(placeArtwork(startDesign(TEE), TEE, front, picture), TEE, front, {
    artwork: anArtwork({ id: 'art_2' }),
    thumbnail: '',
  })
  expect(twice.placements.map(({ artwork }) => artwork.id)).toEqual(['art_2'])
})

test('shrinks the print to the smallest wanted size and reports it', () => {
  const vector = { artwork: anArtwork({ maxPrintSize: null }), thumbnail: '' }
  const design = placeArtwork(startDesign(TEE), TEE, front, vector)
  const { design: small, consequences } = setQuantity(design, TEE, 'tee-Black-YS', 1, 500)
  expect(placementOn(small, 'full_front')).toMatchObject({ widthMm: 229, heightMm: 114.5 })
  expect(consequences).toEqual([{ kind: 'smaller', zone: 'full_front', widthMm: 229, heightMm: 254 }])
})

test('limits a one-size garment by that size before it is added', () => {
  expect(limitFor(TOTE, { quantities: {} }, zoneOf(TOTE, 'full_front'))).toEqual({
    widthMm: 254,
    heightMm: 305,
  })
})

test('caps the quantity of a size and drops a size of zero', () => {
  const { design } = setQuantity(startDesign(TEE), TEE, 'tee-Black-M', 900, 500)
  expect(design.quantities).toEqual({ 'tee-Black-M': 500 })
  expect(setQuantity(design, TEE, 'tee-Black-M', 0, 500).design.quantities).toEqual({})
})

test('keeps the sizes that another colour also has', () => {
  const design = { ...startDesign(TEE), quantities: { 'tee-Black-M': 2, 'tee-Black-XL': 1 } }
  const changed = changeColour(design, TEE, 'White')
  expect(changed.design).toMatchObject({ colour: 'White', quantities: { 'tee-White-M': 2 } })
  expect(changed.consequences).toEqual([{ kind: 'sizeGone', size: 'XL' }])
})

test('moves artwork to a free zone when another garment lacks its zone', () => {
  const design = placeArtwork(startDesign(TEE), TEE, zoneOf(TEE, 'full_back'), picture)
  const { design: tote, consequences } = changeGarment(design, TEE, TOTE)
  expect(tote.placements).toMatchObject([{ zoneId: 'full_front', artwork: { id: 'art_1' } }])
  expect(consequences).toEqual([{ kind: 'otherZone', zone: 'full_front', from: 'full_back' }])
})

test('reports what another garment cannot take over', () => {
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

test('restores the earlier design of a garment and offers to replace it', () => {
  const begun = placeArtwork(startDesign(TOTE), TOTE, zoneOf(TOTE, 'full_front'), picture)
  const other = { artwork: anArtwork({ id: 'art_2' }), thumbnail: '' }
  const left = placeArtwork(startDesign(TEE), TEE, front, other)
  const { design, consequences } = returnToGarment(begun, TOTE, left, TEE)
  expect(design).toEqual(begun)
  expect(consequences).toEqual([{ kind: 'asLeft', garment: 'tote', other: 'tee', instead: left }])
})

test('offers no replacement for the same artwork or without any', () => {
  const begun = placeArtwork(startDesign(TOTE), TOTE, zoneOf(TOTE, 'full_front'), picture)
  const same = placeArtwork(startDesign(TEE), TEE, front, picture)
  expect(returnToGarment(begun, TOTE, same, TEE).consequences).toEqual([])
  expect(returnToGarment(begun, TOTE, startDesign(TEE), TEE).consequences).toEqual([])
})

test('keeps what is still sold of an older draft', () => {
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

test('never makes a design that the API would refuse for a chosen size', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      let piece = TEE
      let design = startDesign(TEE)
      for (const next of steps) {
        const zone = piece.zones[('zone' in next ? next.zone : 0) % piece.zones.length]!
        const limit = limitFor(piece, design, zone)
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

/** Checks every print against every size, as the API does. */
function problems(design: Design, piece: PrintableGarment): (string | undefined)[] {
  return chosenSizes(piece, design.quantities).flatMap((size) =>
    design.placements
      .map((print) => misfit(print, zoneLimit(zoneOf(piece, print.zoneId), size)))
      .filter((problem) => problem !== undefined),
  )
}

function zoneOf(piece: PrintableGarment, id: string): Zone {
  const zone = piece.zones.find((candidate) => candidate.id === id)
  if (!zone) throw new Error(`${piece.garment.name} has no zone ${id}.`)
  return zone
}
