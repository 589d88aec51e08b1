import type { FilmBox } from '@platen/placement'

/** The scale of the drawing, and its size with what surrounds the film. */
export interface StageView {
  readonly pxPerMm: number
  readonly widthPx: number
  readonly heightPx: number
}

/** The ruler at the left edge. */
export const GUTTER_PX = 40
export const PAD_PX = 16
/** Of the film after the cut. */
const BEYOND_PX = 56
export const ZOOM = { least: 1, most: 8, step: 1.5 } as const

/** At zoom 1 the whole width of the film is shown. */
export function viewOf(frameWidthPx: number, zoom: number, filmWidthMm: number, lengthMm: number): StageView {
  const fitPx = Math.max(120, frameWidthPx - GUTTER_PX - PAD_PX)
  const pxPerMm = (fitPx / filmWidthMm) * zoom
  return {
    pxPerMm,
    widthPx: Math.ceil(filmWidthMm * pxPerMm) + GUTTER_PX + PAD_PX,
    heightPx: Math.ceil(lengthMm * pxPerMm) + PAD_PX + BEYOND_PX,
  }
}

export function toPx({ x, y, width, height }: FilmBox, { pxPerMm }: StageView) {
  return {
    left: GUTTER_PX + x * pxPerMm,
    top: PAD_PX + y * pxPerMm,
    width: width * pxPerMm,
    height: height * pxPerMm,
  }
}

export function toMm(leftPx: number, topPx: number, { pxPerMm }: StageView): { x: number; y: number } {
  return { x: (leftPx - GUTTER_PX) / pxPerMm, y: (topPx - PAD_PX) / pxPerMm }
}

/** Millimetres between two ticks and two numbers, so that numbers do not touch. */
export function rulerSteps(
  pxPerMm: number,
  unit: 'mm' | 'in',
): { readonly tick: number; readonly number: number } {
  const steps =
    unit === 'mm'
      ? [[1, 10], [5, 50], [10, 100], [50, 500]] // prettier-ignore
      : [[25.4 / 8, 25.4], [25.4 / 4, 50.8], [25.4, 127], [25.4, 254]] // prettier-ignore
  const found = steps.find(([tick = 0, number = 0]) => tick * pxPerMm >= 4 && number * pxPerMm >= 36)
  const [tick = 50, number = 500] = found ?? steps.at(-1) ?? []
  return { tick, number }
}
