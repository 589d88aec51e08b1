import type { Resources } from '@platen/api-client'

export type Film = Resources['GangSheetRecord']['film']

/**
 * Where a print lies, as one value: who moves it moves it as a whole.
 *
 *     0 ── xMm ──► across the film
 *     │   ┌──────┐
 *    yMm  │      │   (xMm, yMm) is the top left corner of the print as it lies
 *     │   └──────┘
 *     ▼ along the film, from the beginning of the sheet
 */
export type Place = readonly [xMm: number, yMm: number, turned: boolean, pinned: boolean]

export interface LaidPrint {
  readonly jobId: string
  /** As ordered, before the turn on the film. */
  readonly widthMm: number
  readonly heightMm: number
  readonly place: Place
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Lengths have one decimal; what differs by less is the same. */
export const NOTHING = 0.01
const LONGEST_MM = 99_999

export function tenth(mm: number): number {
  return Math.round(mm * 10) / 10
}

export function boxOf({ widthMm, heightMm, place: [x, y, turned] }: LaidPrint): Box {
  return { x, y, width: turned ? heightMm : widthMm, height: turned ? widthMm : heightMm }
}

export function movedTo(print: LaidPrint, x: number, y: number): LaidPrint {
  const [, , turned, pinned] = print.place
  return { ...print, place: [within(x), within(y), turned, pinned] }
}

export function movedBy(print: LaidPrint, dx: number, dy: number): LaidPrint {
  return movedTo(print, print.place[0] + dx, print.place[1] + dy)
}

/** By a quarter, around its upper left corner. */
export function turnedOver(print: LaidPrint): LaidPrint {
  const [x, y, turned, pinned] = print.place
  return { ...print, place: [x, y, !turned, pinned] }
}

export function pinnedOrNot(print: LaidPrint): LaidPrint {
  const [x, y, turned, pinned] = print.place
  return { ...print, place: [x, y, turned, !pinned] }
}

function within(mm: number): number {
  return Math.min(Math.max(tenth(mm), 0), LONGEST_MM)
}

/** Film that the prints take, what is free at its beginning included. */
export function lengthOf(prints: readonly LaidPrint[], { leadMm }: Film): number {
  return tenth(Math.max(leadMm, ...prints.map((print) => bottomOf(boxOf(print)))))
}

/** Area of the prints in per cent of the film, one decimal. */
export function utilisationOf(prints: readonly LaidPrint[], film: Film): number {
  const area = prints.reduce((sum, { widthMm, heightMm }) => sum + widthMm * heightMm, 0)
  const whole = film.widthMm * lengthOf(prints, film)
  return whole === 0 ? 0 : Math.round((area / whole) * 1000) / 10
}

export interface Clash {
  readonly kind: 'overlap' | 'near' | 'outside' | 'too_long'
  readonly jobIds: readonly string[]
}

/** Why the film cannot be printed like this. */
export function clashesOf(prints: readonly LaidPrint[], film: Film): Clash[] {
  const laid = prints
    .map((print) => ({ jobId: print.jobId, box: boxOf(print) }))
    .toSorted((one, other) => one.box.y - other.box.y)
  const found: Clash[] = []
  laid.forEach(({ jobId, box }, at) => {
    if (isOutside(box, film)) found.push({ kind: 'outside', jobIds: [jobId] })
    else if (bottomOf(box) > film.maxLengthMm + NOTHING) found.push({ kind: 'too_long', jobIds: [jobId] })
    for (const other of laid.slice(at + 1)) {
      if (other.box.y >= bottomOf(box) + film.gapMm - NOTHING) break
      const apart = distanceOf(box, other.box)
      if (apart >= film.gapMm - NOTHING) continue
      found.push({ kind: apart < -NOTHING ? 'overlap' : 'near', jobIds: [jobId, other.jobId] })
    }
  })
  return found
}

export function isOutside({ x, y, width }: Box, { widthMm, sideMarginMm, leadMm }: Film): boolean {
  return x < sideMarginMm - NOTHING || x + width > widthMm - sideMarginMm + NOTHING || y < leadMm - NOTHING
}

/** Along the axis on which they are further apart; below zero where they lie on each other. */
export function distanceOf(one: Box, other: Box): number {
  const across = Math.max(other.x - rightOf(one), one.x - rightOf(other))
  const along = Math.max(other.y - bottomOf(one), one.y - bottomOf(other))
  return Math.max(across, along)
}

/** From the beginning of the sheet. */
export function inOrder<Print extends LaidPrint>(prints: readonly Print[]): Print[] {
  return prints.toSorted((one, other) => one.place[1] - other.place[1] || one.place[0] - other.place[0])
}

export function rightOf({ x, width }: Box): number {
  return x + width
}

export function bottomOf({ y, height }: Box): number {
  return y + height
}
