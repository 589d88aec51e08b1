import { useState } from 'react'

/** Pixels of the screen to a millimetre at true size, as CSS counts them. */
export const TRUE_SIZE = 96 / 25.4
const STEP = 1.25
const [SMALLEST, LARGEST] = [0.1, 12]

/** How large the film is drawn: as wide as its place until somebody wants it otherwise. */
export function useZoom(fitPxPerMm: number) {
  const [chosen, setChosen] = useState<number>()
  const pxPerMm = chosen ?? fitPxPerMm
  const zoomBy = (factor: number) => setChosen(Math.min(LARGEST, Math.max(SMALLEST, pxPerMm * factor)))
  return {
    pxPerMm,
    fits: chosen === undefined,
    trueSize: chosen === TRUE_SIZE,
    fit: () => setChosen(undefined),
    toTrueSize: () => setChosen(TRUE_SIZE),
    nearer: () => zoomBy(STEP),
    further: () => zoomBy(1 / STEP),
  }
}

export type Zoom = ReturnType<typeof useZoom>
