import { NO_TRIM } from '@platen/placement'
import type { FilmOutput } from '../film-output.ts'
import type { FilmPrint, FilmSheet } from '../film-sheet.ts'

/** Different colours, so that a wrong rotation or place is visible. */
export const QUARTERS = {
  topLeft: [255, 0, 0, 255],
  topRight: [0, 255, 0, 255],
  bottomLeft: [0, 0, 255, 255],
  bottomRight: [255, 255, 0, 255],
} as const

export function marker(width: number, height: number): Buffer {
  const [w, h] = [width / 2, height / 2]
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" shape-rendering="crispEdges"><rect width="${w}" height="${h}" fill="#f00"/><rect x="${w}" width="${w}" height="${h}" fill="#0f0"/><rect y="${h}" width="${w}" height="${h}" fill="#00f"/><rect x="${w}" y="${h}" width="${w}" height="${h}" fill="#ff0"/></svg>`,
  )
}

export function aPrint(print: Partial<FilmPrint> = {}): FilmPrint {
  return {
    jobId: 'job_01kaj0000000000000000000',
    orderNumber: 'PL-2026-000042',
    unit: '3/12',
    garmentName: 'Heavy tee',
    colour: 'Black',
    size: 'M',
    zone: 'Full front',
    xMm: 10,
    yMm: 20,
    widthMm: 20,
    heightMm: 10,
    trim: NO_TRIM,
    turned: false,
    rotationDeg: 0,
    finish: null,
    artwork: { id: 'marker', fileName: 'marker.svg', sha256: 'a'.repeat(64), format: 'svg' },
    ...print,
  }
}

export function aSheet(prints: readonly FilmPrint[], sheet: Partial<FilmSheet> = {}): FilmSheet {
  return {
    number: 'GS-000042',
    date: '2026-11-21',
    widthMm: 100,
    lengthMm: 60,
    sideMarginMm: 5,
    leadMm: 5,
    prints,
    ...sheet,
  }
}

export const USUAL_OUTPUT: FilmOutput = {
  ...{ formats: ['png', 'pdf'], white: false, profile: false, mirrored: false },
  name: 'GS-000042',
}
