import type { Trim } from './film-trim.ts'
import type { PlacedPrint } from './placement-rules.ts'
import { pressedBox, zoneBox, zoneCentre, type AnchoredZone, type GarmentBox } from './print-box.ts'

/** A zone whose name says which part of the garment it is on. */
export type NamedZone = AnchoredZone & { readonly id: string }

interface Point {
  readonly xMm: number
  readonly yMm: number
}

/** Of an adult L laid flat, for the sleeve on the right in the drawings: the elbow, and where the shoulder seam crosses the middle of the sleeve. */
const ELBOW_X_MM = 440
const SHOULDER_SEAM: Point = { xMm: 220, yMm: 38 }
/** How far the sleeve of every garment hangs from straight down, above and below the elbow. */
const UPPER_ARM_DEG = 55
const FOREARM_DEG = 21

/**
 * How far a zone is turned about its centre, in degrees clockwise. A zone on a sleeve lies along it, its upper edge
 * towards the shoulder; every other zone is upright. Sizes, offsets and boxes are those before this turn.
 *
 *        ╱╲ upper edge
 *       ╱  ╲
 *       ╲  ╱   a sleeve on the left
 *        ╲╱
 */
export function zoneAxisDeg(zone: NamedZone): number {
  if (!isOnSleeve(zone)) return 0
  const { xMm } = zoneCentre(zone)
  const hangs = Math.abs(xMm) < ELBOW_X_MM ? UPPER_ARM_DEG : FOREARM_DEG
  return xMm < 0 ? hangs : -hangs
}

/** Where a point of the zone is on the garment. */
export function onGarment(zone: NamedZone, { xMm, yMm }: Point): Point {
  const centre = zoneCentre(zone)
  const turned = rotated({ xMm: xMm - centre.xMm, yMm: yMm - centre.yMm }, zoneAxisDeg(zone))
  return { xMm: centre.xMm + turned.xMm, yMm: centre.yMm + turned.yMm }
}

/** A distance on the garment as a distance in the zone. */
export function alongZone(zone: NamedZone, distance: Point): Point {
  return rotated(distance, -zoneAxisDeg(zone))
}

/** The upright rectangle on the garment around a rectangle in the zone. */
export function boundsOnGarment(zone: NamedZone, { xMm, yMm, widthMm, heightMm }: GarmentBox): GarmentBox {
  const corners = [0, 1].flatMap((x) =>
    [0, 1].map((y) => onGarment(zone, { xMm: xMm + x * widthMm, yMm: yMm + y * heightMm })),
  )
  const [left, top] = [Math.min(...corners.map((at) => at.xMm)), Math.min(...corners.map((at) => at.yMm))]
  return {
    xMm: left,
    yMm: top,
    widthMm: Math.max(...corners.map((at) => at.xMm)) - left,
    heightMm: Math.max(...corners.map((at) => at.yMm)) - top,
  }
}

/** The upright rectangle on the garment around a zone. */
export function zoneBounds(zone: NamedZone): GarmentBox {
  return boundsOnGarment(zone, zoneBox(zone, { widthMm: zone.maxWidthMm, heightMm: zone.maxHeightMm }))
}

/** How the press measures a print, in the zone. */
export interface PressMeasure {
  readonly from: 'collar' | 'shoulder_seam' | 'seam_below'
  /** What is pressed. */
  readonly box: GarmentBox
  /** Where the measuring begins. */
  readonly startYMm: number
  /** From there down to the print; negative up to its lower edge. */
  readonly downMm: number
  /** From the middle of the garment, or of the sleeve, to the middle of the print; to the right in the drawing. */
  readonly acrossMm: number
}

/**
 * Prints on the body are measured from collar and middle, those on a sleeve from the shoulder seam and along the sleeve,
 * and those above the origin, such as on a cap, up from the seam there.
 */
export function pressMeasure(print: PlacedPrint, zone: NamedZone, trim?: Trim): PressMeasure {
  const box = pressedBox(print, zone, trim)
  const middleMm = box.xMm + box.widthMm / 2
  const lowerEdgeMm = tenth(box.yMm + box.heightMm)
  if (lowerEdgeMm <= 0) {
    return { from: 'seam_below', box, startYMm: 0, downMm: lowerEdgeMm, acrossMm: tenth(middleMm) }
  }
  if (!isOnSleeve(zone)) {
    return { from: 'collar', box, startYMm: 0, downMm: tenth(box.yMm), acrossMm: tenth(middleMm) }
  }
  const centre = zoneCentre(zone)
  const seam = { xMm: centre.xMm < 0 ? -SHOULDER_SEAM.xMm : SHOULDER_SEAM.xMm, yMm: SHOULDER_SEAM.yMm }
  const fromCentre = alongZone(zone, { xMm: seam.xMm - centre.xMm, yMm: seam.yMm - centre.yMm })
  const startYMm = centre.yMm + fromCentre.yMm
  return {
    from: 'shoulder_seam',
    box,
    startYMm,
    downMm: tenth(box.yMm - startYMm),
    acrossMm: tenth(middleMm - centre.xMm),
  }
}

function isOnSleeve({ id }: NamedZone): boolean {
  return /sleeve|manga/i.test(id)
}

function rotated({ xMm, yMm }: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return { xMm: xMm * cos - yMm * sin, yMm: xMm * sin + yMm * cos }
}

function tenth(mm: number): number {
  return Math.round(mm * 10) / 10
}
