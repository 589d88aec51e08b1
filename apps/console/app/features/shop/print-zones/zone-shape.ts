import { alongZone, onGarment, zoneCentre } from '@platen/placement'
import type { Zone } from './print-document.ts'
import { m } from '../../../messages/messages.ts'

/** The position of a zone on its side, in millimetres from the collar: x to the right, y down. */
export interface Box {
  readonly xMm: number
  readonly yMm: number
  readonly widthMm: number
  readonly heightMm: number
}

type Shape = Pick<Zone, 'id' | 'anchor' | 'maxWidthMm' | 'maxHeightMm'>

const MIN_SIZE_MM = 5
/** The least that the API accepts. */
export const LEAST_MM = 0.1
export const MAX_SIZE_MM = 2000
export const SIDES = [
  ['maxWidthMm', m.zones.width],
  ['maxHeightMm', m.zones.height],
] as const
export const MAX_OFFSET_MM = 1000

/** The anchor of a zone is the middle of its upper edge. */
export function boxOf({ anchor, maxWidthMm, maxHeightMm }: Shape): Box {
  return {
    xMm: tenths(anchor.xMm - maxWidthMm / 2),
    yMm: anchor.yMm,
    widthMm: maxWidthMm,
    heightMm: maxHeightMm,
  }
}

export function moved<Some extends Shape>(zone: Some, xMm: number, yMm: number): Some {
  return {
    ...zone,
    anchor: { xMm: within(zone.anchor.xMm + xMm), yMm: within(zone.anchor.yMm + yMm) },
  }
}

/** Moves a zone so that its anchor is on a whole millimetre. */
export function dragged<Some extends Shape>(zone: Some, xMm: number, yMm: number): Some {
  return {
    ...zone,
    anchor: {
      xMm: within(Math.round(zone.anchor.xMm + xMm)),
      yMm: within(Math.round(zone.anchor.yMm + yMm)),
    },
  }
}

/** An edge or a corner: -1 is left or upper, 1 right or lower, 0 neither. */
export interface Handle {
  readonly x: -1 | 0 | 1
  readonly y: -1 | 0 | 1
}

export const HANDLES: readonly Handle[] = [
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
]

/**
 * Pulls an edge or a corner; the opposite one stays where it is, on a sleeve too. Sides become whole millimetres.
 *
 *      anchor         anchor
 *    ┌───┴───┐      ┌─────┴─────┐
 *    │       ● →    │           ●
 *    └───────┘      └───────────┘
 */
export function pulled<Some extends Shape>(zone: Some, handle: Handle, xMm: number, yMm: number): Some {
  const { widthMm, heightMm } = boxOf(zone)
  const pull = alongZone(zone, { xMm, yMm })
  const width = handle.x === 0 ? widthMm : side(widthMm + handle.x * pull.xMm)
  const height = handle.y === 0 ? heightMm : side(heightMm + handle.y * pull.yMm)
  const middle = zoneCentre(zone)
  const centre = onGarment(zone, {
    xMm: middle.xMm + (handle.x * (width - widthMm)) / 2,
    yMm: middle.yMm + (handle.y * (height - heightMm)) / 2,
  })
  return {
    ...zone,
    anchor: { xMm: within(centre.xMm), yMm: within(centre.yMm - height / 2) },
    maxWidthMm: width,
    maxHeightMm: height,
  }
}

/** Consecutive points are at most `apartMm` apart. */
export function outline({ xMm, yMm, widthMm, heightMm }: Box, apartMm = 10): (readonly [number, number])[] {
  const steps = (length: number) => {
    const count = Math.max(1, Math.ceil(length / apartMm))
    return Array.from({ length: count + 1 }, (_, at) => (length * at) / count)
  }
  return [
    ...steps(widthMm).flatMap((x) => [[xMm + x, yMm] as const, [xMm + x, yMm + heightMm] as const]),
    ...steps(heightMm).flatMap((y) => [[xMm, yMm + y] as const, [xMm + widthMm, yMm + y] as const]),
  ]
}

function side(lengthMm: number): number {
  return Math.min(MAX_SIZE_MM, Math.max(MIN_SIZE_MM, Math.round(lengthMm)))
}

function within(offsetMm: number): number {
  return Math.min(MAX_OFFSET_MM, Math.max(-MAX_OFFSET_MM, tenths(offsetMm)))
}

function tenths(mm: number): number {
  return Math.round(mm * 10) / 10
}
