import { boundsOnGarment, zoneBox, zoneCentre, type GarmentBox } from '@platen/placement'
import type { GarmentFrame } from '@platen/ui'
import type { Zone } from '../design/printable-garment.ts'

/** `preview` is the whole garment as it will look, without outlines and handles. */
export type CanvasView = 'garment' | 'zone' | 'preview'

export interface CanvasWindow {
  readonly xMm: number
  readonly yMm: number
  readonly widthMm: number
  readonly heightMm: number
}

/** Margins around a garment for the rulers, and around a zone for its surroundings. */
const GARMENT_ROOM = 1.12
const ZONE_ROOM = 1.24
/** More of it above, where the ruler and the name of the zone are. */
const ROOM_ABOVE = 0.76

const RULER_PX = 18
/** From the edge of the canvas to the outline of a zone: the ruler and the name. */
export const NAME_ABOVE_PX = 38

const TURN_FROM_PX = 30
/** As drawn; it can be touched a little farther out. */
export const TURN_RADIUS_PX = 13
const BESIDE_PX = 4

export const LABEL_PX = 11
/** Width of a letter for its height. */
export const LABEL_LETTER = 0.62
export const LABEL_EDGE_PX = 6

interface Centre {
  readonly xMm: number
  readonly yMm: number
}
type Lengths = [away: number, radius: number, ruler: number]

/** That of the garment, within limits for long and wide ones. */
export function canvasAspect({ width, height }: GarmentFrame): number {
  return Math.min(1.2, Math.max(1, width / height))
}

export function wholeGarment(frame: GarmentFrame): CanvasWindow {
  const { minX, minY, width, height } = frame
  const centre = { xMm: minX + width / 2, yMm: minY + height / 2 }
  return windowAround(centre, width * GARMENT_ROOM, height * GARMENT_ROOM, canvasAspect(frame))
}

export function closeUp(zone: Zone, frame: GarmentFrame): CanvasWindow {
  const { widthMm, heightMm } = boundsOnGarment(zone, zoneBox(zone, limitOf(zone)))
  const { xMm, yMm } = zoneCentre(zone)
  const centre = { xMm, yMm: yMm - heightMm * (ZONE_ROOM - 1) * (ROOM_ABOVE - 0.5) }
  return windowAround(centre, widthMm * ZONE_ROOM, heightMm * ZONE_ROOM, canvasAspect(frame))
}

/** Below the print, else above or beside it, so that the print can be seen; on it only when it fills the canvas. */
export function turnHandleAt(box: GarmentBox, shown: CanvasWindow, mmPerPx: number): Centre {
  const [away, radius, ruler] = [TURN_FROM_PX, TURN_RADIUS_PX, RULER_PX].map((px) => px * mmPerPx) as Lengths
  const [right, bottom] = [box.xMm + box.widthMm, box.yMm + box.heightMm]
  const middle = { xMm: box.xMm + box.widthMm / 2, yMm: box.yMm + box.heightMm / 2 }
  // Between two corners of a side there is room closer to it.
  const beside = radius + BESIDE_PX * mmPerPx
  const isInSight = ({ xMm, yMm }: Centre) =>
    xMm - radius >= shown.xMm + ruler &&
    yMm - radius >= shown.yMm + ruler &&
    xMm + radius <= shown.xMm + shown.widthMm &&
    yMm + radius <= shown.yMm + shown.heightMm
  const places = [
    { ...middle, yMm: bottom + away },
    { ...middle, yMm: box.yMm - away },
    { ...middle, xMm: right + beside },
    { ...middle, xMm: box.xMm - beside },
  ]
  return places.find(isInSight) ?? { ...middle, yMm: bottom - away }
}

/** With the name shortened where the whole would be wider than the canvas. */
export function zoneLabel(name: string, size: string, shown: CanvasWindow, mmPerPx: number): string {
  const roomPx = shown.widthMm / mmPerPx - RULER_PX - 2 * LABEL_EDGE_PX
  const letters = Math.floor(roomPx / (LABEL_PX * LABEL_LETTER)) - ` · ${size}`.length
  const shortened = name.length <= letters ? name : `${name.slice(0, letters - 1).trimEnd()}…`
  return `${shortened} · ${size}`
}

function limitOf({ maxWidthMm, maxHeightMm }: Zone) {
  return { widthMm: maxWidthMm, heightMm: maxHeightMm }
}

/** In per cent of the window. */
export function drawingIn({ xMm, yMm, widthMm, heightMm }: CanvasWindow, frame: GarmentFrame) {
  return {
    left: percent((frame.minX - xMm) / widthMm),
    top: percent((frame.minY - yMm) / heightMm),
    width: percent(frame.width / widthMm),
  }
}

function windowAround(
  centre: { readonly xMm: number; readonly yMm: number },
  width: number,
  height: number,
  aspect: number,
): CanvasWindow {
  const widthMm = Math.max(width, height * aspect)
  const heightMm = widthMm / aspect
  return { xMm: centre.xMm - widthMm / 2, yMm: centre.yMm - heightMm / 2, widthMm, heightMm }
}

function percent(share: number): string {
  return `${Math.round(share * 1e6) / 1e4}%`
}
