import { zoneCentre } from '@platen/placement'
import type { GarmentFrame } from '@platen/ui'
import type { Zone } from './workpiece.ts'

/** The square part of the garment, in millimetres, that the canvas shows. */
export interface CanvasWindow {
  readonly xMm: number
  readonly yMm: number
  readonly sizeMm: number
}

/** The whole garment, with room for the rulers beside it. */
export function wholeGarment({ minX, minY, width, height }: GarmentFrame): CanvasWindow {
  const sizeMm = Math.max(width, height) * 1.1
  return squareAround(minX + width / 2, minY + height / 2, sizeMm)
}

/** A zone and a little of what lies around it. */
export function closeUp(zone: Zone): CanvasWindow {
  const centre = zoneCentre(zone)
  return squareAround(centre.xMm, centre.yMm, Math.max(zone.maxWidthMm, zone.maxHeightMm) * 1.4)
}

/** Where the drawing of a garment lies in the window, in shares of the window's side. */
export function drawingIn({ xMm, yMm, sizeMm }: CanvasWindow, { minX, minY, width }: GarmentFrame) {
  return {
    left: percent((minX - xMm) / sizeMm),
    top: percent((minY - yMm) / sizeMm),
    width: percent(width / sizeMm),
  }
}

function squareAround(xMm: number, yMm: number, sizeMm: number): CanvasWindow {
  return { xMm: xMm - sizeMm / 2, yMm: yMm - sizeMm / 2, sizeMm }
}

function percent(share: number): string {
  return `${Math.round(share * 1e6) / 1e4}%`
}
