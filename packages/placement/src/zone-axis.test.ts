import { expect, test } from 'vitest'
import { alongZone, boundsOnGarment, onGarment, pressMeasure, zoneAxisDeg } from './zone-axis.ts'
import { zoneBox } from './print-box.ts'

const SLEEVE = { maxWidthMm: 102, maxHeightMm: 102 }
const LEFT = { id: 'left_sleeve', anchor: { xMm: 326, yMm: 52 }, ...SLEEVE }
const RIGHT = { id: 'right_sleeve', anchor: { xMm: -326, yMm: 52 }, ...SLEEVE }
const CHEST = { id: 'left_chest', anchor: { xMm: 102, yMm: 76 }, ...SLEEVE }
const print = { widthMm: 60, heightMm: 40, offsetXMm: 0, offsetYMm: 0, rotationDeg: 0 } as const

test('a zone lies along its sleeve, with its upper edge towards the shoulder', () => {
  expect([LEFT, RIGHT, CHEST].map(zoneAxisDeg)).toEqual([-55, 55, 0])
  expect(zoneAxisDeg({ ...LEFT, anchor: { xMm: 540, yMm: 350 } })).toBe(-21)
  for (const [zone, side] of [
    [LEFT, 1],
    [RIGHT, -1],
  ] as const) {
    const { xMm, yMm, widthMm } = zoneBox(zone, { widthMm: 102, heightMm: 102 })
    const top = onGarment(zone, { xMm: xMm + widthMm / 2, yMm })
    expect(top.xMm * side).toBeLessThan(326 - 40)
    expect(top.yMm).toBeLessThan(103 - 25)
  }
})

test('a distance on the garment is turned into the zone and back', () => {
  const down = alongZone(LEFT, { xMm: Math.sin((55 * Math.PI) / 180), yMm: Math.cos((55 * Math.PI) / 180) })
  expect([down.xMm, down.yMm].map((mm) => Math.round(mm * 1e9) / 1e9 + 0)).toEqual([0, 1])
  expect(alongZone(CHEST, { xMm: 3, yMm: 4 })).toEqual({ xMm: 3, yMm: 4 })
})

test('bounds contain the turned zone', () => {
  const box = zoneBox(LEFT, { widthMm: 102, heightMm: 102 })
  const bounds = boundsOnGarment(LEFT, box)
  expect(bounds.widthMm).toBeCloseTo(
    102 * (Math.cos((55 * Math.PI) / 180) + Math.sin((55 * Math.PI) / 180)),
    6,
  )
  expect(bounds.xMm + bounds.widthMm / 2).toBeCloseTo(326, 6)
  expect(boundsOnGarment(CHEST, zoneBox(CHEST, { widthMm: 50, heightMm: 30 }))).toEqual({
    ...{ xMm: 77, yMm: 112, widthMm: 50, heightMm: 30 },
  })
})

test('a print on a sleeve is measured from the shoulder seam along the sleeve, all others from the collar', () => {
  expect(pressMeasure(print, CHEST)).toMatchObject({
    from: 'collar',
    startYMm: 0,
    downMm: 107,
    acrossMm: 102,
  })
  const [left, right] = [LEFT, RIGHT].map((zone) => pressMeasure({ ...print, offsetXMm: 5 }, zone))
  // The middle of the zone is 124.1 mm below the seam, and the print 40 mm high.
  expect(left).toMatchObject({ from: 'shoulder_seam', downMm: 104.1, acrossMm: 5 })
  expect(right).toMatchObject({ from: 'shoulder_seam', downMm: 104.1, acrossMm: 5 })
  expect(pressMeasure(print, LEFT, { topMm: 6, rightMm: 0, bottomMm: 0, leftMm: 10 })).toMatchObject({
    downMm: 110.1,
    acrossMm: 5,
  })
})

test('a print above the origin is measured from the seam up to its lower edge', () => {
  const cap = { id: 'cap_front', anchor: { xMm: 0, yMm: -70 }, maxWidthMm: 110, maxHeightMm: 55 }
  expect(pressMeasure({ ...print, offsetXMm: 3 }, cap)).toMatchObject({
    from: 'seam_below',
    startYMm: 0,
    downMm: -22.5,
    acrossMm: 3,
  })
  // Its lower edge is 5 mm below the seam, so it is measured from above.
  expect(pressMeasure({ ...print, offsetYMm: 27.5 }, cap).from).toBe('collar')
})
