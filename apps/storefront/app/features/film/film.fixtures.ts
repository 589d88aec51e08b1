import type { SheetFilm } from '@platen/placement'
import type { Artwork } from './sheet/print-measures.ts'
import { addPrint, EMPTY_SHEET, type Sheet, type SheetPrint } from './sheet/sheet.ts'

export const FILM: SheetFilm = {
  widthMm: 560,
  sideMarginMm: 5,
  gapMm: 6,
  maxLengthMm: 3000,
  allowRotation: true,
}

export function anArtwork(changes: Partial<Artwork> = {}): Artwork {
  return {
    ...{
      id: 'art_1',
      fileName: 'logo.png',
      format: 'png',
      byteSize: 1000,
      vector: false,
      pages: null,
      hasAlpha: true,
    },
    ...{ widthPx: 2400, heightPx: 1200, inkAreaPercent: 50, semiTransparentPercent: 0 },
    emptyMarginPx: { top: 0, right: 0, bottom: 0, left: 0 },
    clearMarginPx: { top: 0, right: 0, bottom: 0, left: 0 },
    thinnestLinePx: null,
    statedWidthMm: null,
    maxPrintSize: {
      minimumDpi: { widthMm: 406.4, heightMm: 203.2 },
      recommendedDpi: { widthMm: 203.2, heightMm: 101.6 },
    },
    ...{
      previewUrl: '/preview',
      previewExpiresAt: '2026-01-02T00:00:00Z',
      createdAt: '2026-01-01T00:00:00Z',
    },
    ...changes,
  }
}

export function aPrint(changes: Partial<SheetPrint> = {}): SheetPrint {
  const artwork = changes.artwork ?? anArtwork()
  return {
    id: 'print',
    artwork,
    thumbnail: '',
    widthMm: 100,
    heightMm: 50,
    keepsProportions: true,
    ...changes,
  }
}

/** Its copies lie in a row along the film, ten millimetres apart. */
export function aSheet(copies: number, print = aPrint()): Sheet {
  const sheet = addPrint(EMPTY_SHEET, print, copies)
  return {
    ...sheet,
    pieces: sheet.pieces.map((piece, at) => ({
      ...piece,
      id: `piece ${at}`,
      place: { xMm: 5, yMm: at * (print.heightMm + 10), turned: false },
    })),
  }
}
