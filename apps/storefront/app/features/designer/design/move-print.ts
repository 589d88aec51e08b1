import {
  type PlacedPrint,
  type PrintSize,
  type ZoneLimit,
  largestSize,
  limitBeforeTurn,
  tenths,
  tenthsBelow,
  turnedSize,
} from '@platen/placement'
import type { Placement } from '../../cart/index.ts'
import { sharpSize, sizeWithin, sizeWithinByHeight } from './print-size.ts'

/** From the centre of the zone: x to the right, y down. */
export interface Point {
  readonly xMm: number
  readonly yMm: number
}

/** Of the print as it is rotated: -1 is left or top, 1 is right or bottom. */
export interface Corner {
  readonly x: -1 | 1
  readonly y: -1 | 1
}

export function moveTo<Print extends PlacedPrint>(
  print: Print,
  { xMm, yMm }: Point,
  limit: ZoneLimit,
): Print {
  const room = roomToMove(print, limit)
  return { ...print, offsetXMm: clamp(xMm, room.widthMm), offsetYMm: clamp(yMm, room.heightMm) }
}

export function nudge<Print extends PlacedPrint>(print: Print, by: Point, limit: ZoneLimit): Print {
  return moveTo(print, { xMm: print.offsetXMm + by.xMm, yMm: print.offsetYMm + by.yMm }, limit)
}

/** Around its centre; the height follows from the proportions. */
export function resizeToWidth<Print extends PlacedPrint>(
  print: Print,
  widthMm: number,
  ratio: number,
  limit: ZoneLimit,
): Print {
  return withSize(print, sizeWithin(widthMm, ratio, limit, print.rotationDeg), limit)
}

export function resizeToHeight<Print extends PlacedPrint>(
  print: Print,
  heightMm: number,
  ratio: number,
  limit: ZoneLimit,
): Print {
  return withSize(print, sizeWithinByHeight(heightMm, ratio, limit, print.rotationDeg), limit)
}

export function resizeToSharp(print: Placement, limit: ZoneLimit): Placement {
  return withSize(print, sharpSize(print.artwork, limit, print.rotationDeg), limit)
}

export function fillZone<Print extends PlacedPrint>(print: Print, ratio: number, limit: ZoneLimit): Print {
  const size = largestSize(ratio, limit, print.rotationDeg)
  return { ...print, ...size, offsetXMm: 0, offsetYMm: 0 }
}

/** Clockwise by 90°; shrinks to fit. */
export function turn<Print extends PlacedPrint>(print: Print, ratio: number, limit: ZoneLimit): Print {
  const rotationDeg = ((print.rotationDeg + 90) % 360) as PlacedPrint['rotationDeg']
  return fitInto({ ...print, rotationDeg }, ratio, limit)
}

/**
 * Pulls one corner of the print to a point; the opposite corner stays and the proportions are kept.
 *
 *    stays ┌─────────┐
 *          │         │
 *          └─────────┘ corner → point
 */
export function pullCorner<Print extends PlacedPrint>(
  print: Print,
  corner: Corner,
  point: Point,
  ratio: number,
  limit: ZoneLimit,
): Print {
  const lying = turnedSize(print)
  const fixed = {
    xMm: print.offsetXMm - (corner.x * lying.widthMm) / 2,
    yMm: print.offsetYMm - (corner.y * lying.heightMm) / 2,
  }
  // The position along the diagonal, as a share of it.
  const along =
    (point.xMm - fixed.xMm) * corner.x * lying.widthMm + (point.yMm - fixed.yMm) * corner.y * lying.heightMm
  const share = along / (lying.widthMm ** 2 + lying.heightMm ** 2)
  const room = {
    widthMm: limit.widthMm / 2 - corner.x * fixed.xMm,
    heightMm: limit.heightMm / 2 - corner.y * fixed.yMm,
  }
  const size = sizeWithin(print.widthMm * share, ratio, room, print.rotationDeg)
  const scaled = turnedSize({ ...size, rotationDeg: print.rotationDeg })
  const centre = {
    xMm: fixed.xMm + (corner.x * scaled.widthMm) / 2,
    yMm: fixed.yMm + (corner.y * scaled.heightMm) / 2,
  }
  return moveTo({ ...print, ...size }, centre, limit)
}

/** Keeps the point between the fingers. Points are from the centre that the print had. */
export function pinch<Print extends PlacedPrint>(
  print: Print,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  ratio: number,
  limit: ZoneLimit,
): Print {
  const share = distance(...to) / Math.max(1, distance(...from))
  const size = sizeWithin(print.widthMm * share, ratio, limit, print.rotationDeg)
  const scale = size.widthMm / print.widthMm
  const [held, now] = [middle(...from), middle(...to)]
  const centre = {
    xMm: print.offsetXMm + now.xMm - held.xMm * scale,
    yMm: print.offsetYMm + now.yMm - held.yMm * scale,
  }
  return moveTo({ ...print, ...size }, centre, limit)
}

/** Returns the same object when it fits. */
export function fitInto<Print extends PlacedPrint>(print: Print, ratio: number, limit: ZoneLimit): Print {
  const room = limitBeforeTurn(limit, print.rotationDeg)
  const tooLarge = print.widthMm > room.widthMm || print.heightMm > room.heightMm
  const sized = tooLarge ? { ...print, ...largestSize(ratio, limit, print.rotationDeg) } : print
  const moved = moveTo(sized, { xMm: print.offsetXMm, yMm: print.offsetYMm }, limit)
  return isSame(moved, print) ? print : moved
}

function withSize<Print extends PlacedPrint>(print: Print, size: PrintSize, limit: ZoneLimit): Print {
  return moveTo({ ...print, ...size }, { xMm: print.offsetXMm, yMm: print.offsetYMm }, limit)
}

function roomToMove(print: PlacedPrint, limit: ZoneLimit): PrintSize {
  const lying = turnedSize(print)
  return {
    widthMm: Math.max(0, tenthsBelow((limit.widthMm - lying.widthMm) / 2)),
    heightMm: Math.max(0, tenthsBelow((limit.heightMm - lying.heightMm) / 2)),
  }
}

function clamp(offset: number, room: number): number {
  // Adding 0 turns -0, which prints as "-0", into 0.
  return Math.min(room, Math.max(-room, tenths(offset))) + 0
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.xMm - other.xMm, one.yMm - other.yMm)
}

function middle(one: Point, other: Point): Point {
  return { xMm: (one.xMm + other.xMm) / 2, yMm: (one.yMm + other.yMm) / 2 }
}

function isSame(one: PlacedPrint, other: PlacedPrint): boolean {
  return (
    one.widthMm === other.widthMm &&
    one.heightMm === other.heightMm &&
    one.offsetXMm === other.offsetXMm &&
    one.offsetYMm === other.offsetYMm
  )
}
