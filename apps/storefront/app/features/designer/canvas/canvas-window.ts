import { boundsOnGarment, zoneBox, zoneCentre } from '@platen/placement'
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
  return windowAround(zoneCentre(zone), widthMm * ZONE_ROOM, heightMm * ZONE_ROOM, canvasAspect(frame))
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
