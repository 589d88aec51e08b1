import {
  bottomOf,
  distanceOf,
  isOutside,
  tenths as tenth,
  TOLERANCE_MM,
  type FilmBox as Box,
  type FilmRoom,
} from '@platen/placement'
import type { Resources } from '@platen/api-client'

export type Film = Resources['GangSheetRecord']['film']

/**
 * The position of a print as one value, so that a conflict is resolved for the whole position.
 *
 *     0 ── xMm ──► across the film
 *     │   ┌──────┐
 *    yMm  │      │   (xMm, yMm) is the top left corner of the print on the film
 *     │   └──────┘
 *     ▼ along the film, from the start of the sheet
 */
export type Place = readonly [xMm: number, yMm: number, turned: boolean, pinned: boolean]

export interface LayoutPrint {
  readonly jobId: string
  /** On film, before it is turned there. */
  readonly widthMm: number
  readonly heightMm: number
  readonly place: Place
}

export type { Box }
export { tenth }

const MAX_MM = 99_999

export function boxOf({ widthMm, heightMm, place: [x, y, turned] }: LayoutPrint): Box {
  return { x, y, width: turned ? heightMm : widthMm, height: turned ? widthMm : heightMm }
}

export function moveTo(print: LayoutPrint, x: number, y: number): LayoutPrint {
  const [, , turned, pinned] = print.place
  return { ...print, place: [within(x), within(y), turned, pinned] }
}

export function moveBy(print: LayoutPrint, dx: number, dy: number): LayoutPrint {
  return moveTo(print, print.place[0] + dx, print.place[1] + dy)
}

export function toggleRotation(print: LayoutPrint): LayoutPrint {
  const [x, y, turned, pinned] = print.place
  return { ...print, place: [x, y, !turned, pinned] }
}

export function togglePin(print: LayoutPrint): LayoutPrint {
  const [x, y, turned, pinned] = print.place
  return { ...print, place: [x, y, turned, !pinned] }
}

function within(mm: number): number {
  return Math.min(Math.max(tenth(mm), 0), MAX_MM)
}

/** In millimetres, with the lead at its start and the tail at its end. */
export function lengthOf(prints: readonly LayoutPrint[], { leadMm, tailMm = 0 }: Film): number {
  return tenth(Math.max(leadMm, ...prints.map((print) => bottomOf(boxOf(print)))) + tailMm)
}

export function utilisationOf(prints: readonly LayoutPrint[], film: Film): number {
  const area = prints.reduce((sum, { widthMm, heightMm }) => sum + widthMm * heightMm, 0)
  const whole = film.widthMm * lengthOf(prints, film)
  return whole === 0 ? 0 : Math.round((area / whole) * 1000) / 10
}

export interface Clash {
  readonly kind: 'overlap' | 'near' | 'outside' | 'too_long'
  readonly jobIds: readonly string[]
}

export function clashesOf(prints: readonly LayoutPrint[], film: Film): Clash[] {
  const laid = prints
    .map((print) => ({ jobId: print.jobId, box: boxOf(print) }))
    .toSorted((one, other) => one.box.y - other.box.y)
  const found: Clash[] = []
  laid.forEach(({ jobId, box }, at) => {
    if (isOutside(box, film)) found.push({ kind: 'outside', jobIds: [jobId] })
    else if (bottomOf(box) > lastEndOf(film) + TOLERANCE_MM) found.push({ kind: 'too_long', jobIds: [jobId] })
    for (const other of laid.slice(at + 1)) {
      if (other.box.y >= bottomOf(box) + film.gapMm - TOLERANCE_MM) break
      const apart = distanceOf(box, other.box)
      if (apart >= film.gapMm - TOLERANCE_MM) continue
      found.push({ kind: apart < -TOLERANCE_MM ? 'overlap' : 'near', jobIds: [jobId, other.jobId] })
    }
  })
  return found
}

/** Where the last print has to end. */
function lastEndOf({ maxLengthMm, tailMm = 0 }: Film): number {
  return maxLengthMm - tailMm
}

export function roomOf(film: Film): FilmRoom {
  return { ...film, endMm: lastEndOf(film) }
}

export function inOrder<Print extends LayoutPrint>(prints: readonly Print[]): Print[] {
  return prints.toSorted((one, other) => one.place[1] - other.place[1] || one.place[0] - other.place[0])
}
