import {
  filmSize,
  NO_TRIM,
  PRINT_THRESHOLDS,
  tenths,
  tenthsBelow,
  trimOf,
  type PrintSize,
  type SheetFilm,
  type Trim,
} from '@platen/placement'
import type { Resources } from '@platen/api-client'

export type Artwork = Resources['ArtworkRecord']
type FindingCode = Resources['PreflightFinding']['code']

/** A drawing can be printed at any size; this is where it starts. */
const DRAWING_START_MM = 100
const MM_PER_INCH = 25.4

/** The empty border that is not put on film. */
export function trimOn({ widthPx, heightPx, clearMarginPx }: Artwork, size: PrintSize): Trim {
  return clearMarginPx ? trimOf({ widthPx, heightPx, clearMarginPx }, size) : NO_TRIM
}

/** The size of a whole picture on film, without its empty border. */
export function onFilm(artwork: Artwork, size: PrintSize): PrintSize {
  return filmSize(size, trimOn(artwork, size))
}

/** The size of the whole picture whose ink is so wide, in its proportions. */
export function sizeOfInk(artwork: Artwork, side: keyof PrintSize, mm: number): PrintSize {
  const ratio = artwork.widthPx / artwork.heightPx
  const whole = wholeLength(artwork, side, mm)
  return side === 'widthMm'
    ? { widthMm: whole, heightMm: atLeastATenth(tenths(whole / ratio)) }
    : { widthMm: atLeastATenth(tenths(whole * ratio)), heightMm: whole }
}

/** The length of one side of the whole picture whose ink is so long: the border grows with it, but not evenly. */
export function wholeLength(artwork: Artwork, side: keyof PrintSize, mm: number): number {
  const inkOf = (length: number) => onFilm(artwork, { widthMm: length, heightMm: length })[side]
  let [low, high] = [Math.round(mm * 10), 20_000]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (inkOf(middle / 10) < mm) low = middle + 1
    else high = middle
  }
  return low / 10
}

/** As large as it is sharp, but no wider than the film; a drawing starts small. */
export function proposedSize(artwork: Artwork, film: SheetFilm): PrintSize {
  const ratio = artwork.widthPx / artwork.heightPx
  const sharp = artwork.maxPrintSize?.recommendedDpi ?? {
    widthMm: ratio >= 1 ? DRAWING_START_MM : DRAWING_START_MM * ratio,
    heightMm: ratio >= 1 ? DRAWING_START_MM / ratio : DRAWING_START_MM,
  }
  const across = film.widthMm - 2 * film.sideMarginMm
  const along = Math.min(2000, film.maxLengthMm - film.gapMm)
  const factor = Math.min(1, across / sharp.widthMm, along / sharp.heightMm)
  return {
    widthMm: atLeastATenth(tenthsBelow(sharp.widthMm * factor)),
    heightMm: atLeastATenth(tenthsBelow(sharp.heightMm * factor)),
  }
}

export function fitsOnSheet({ widthMm, heightMm }: PrintSize, film: SheetFilm): boolean {
  const across = tenths(film.widthMm - 2 * film.sideMarginMm)
  const along = tenths(film.maxLengthMm - film.gapMm)
  const fits = (x: number, y: number) => x <= across && y <= along
  return fits(widthMm, heightMm) || (film.allowRotation && fits(heightMm, widthMm))
}

export function dpiOf({ vector, widthPx, heightPx }: Artwork, size: PrintSize): number | null {
  if (vector) return null
  return Math.floor(Math.min(widthPx / size.widthMm, heightPx / size.heightMm) * MM_PER_INCH + 1e-6)
}

export interface Warning {
  readonly code: FindingCode
  readonly severity: 'warning' | 'error'
}

interface DpiLimits {
  readonly minDpi: number
  readonly recommendedDpi: number
}

/** What the service will say of this size; the worst first. */
export function warningsOf(artwork: Artwork, size: PrintSize, limits: DpiLimits): Warning[] {
  const dpi = dpiOf(artwork, size)
  const line = thinnestLineMm(artwork, size)
  const { thinLineMm, breakingLineMm, semiTransparentPercent, stretchPercent } = PRINT_THRESHOLDS
  const warnings: (Warning | false)[] = [
    dpi !== null && dpi < limits.minDpi && { code: 'RESOLUTION_TOO_LOW', severity: 'error' },
    dpi !== null &&
      dpi >= limits.minDpi &&
      dpi < limits.recommendedDpi && { code: 'RESOLUTION_LOW', severity: 'warning' },
    stretchedBy(artwork, size) > stretchPercent && { code: 'STRETCHED', severity: 'warning' },
    artwork.semiTransparentPercent > semiTransparentPercent && {
      code: 'SEMI_TRANSPARENT',
      severity: 'warning',
    },
    line !== null && line < breakingLineMm && { code: 'LINES_WILL_BREAK', severity: 'warning' },
    line !== null &&
      line >= breakingLineMm &&
      line < thinLineMm && { code: 'THIN_LINES', severity: 'warning' },
  ]
  return warnings.filter((warning) => warning !== false)
}

/** On the axis that makes it thinner. */
export function thinnestLineMm(
  { thinnestLinePx, widthPx, heightPx }: Artwork,
  { widthMm, heightMm }: PrintSize,
): number | null {
  return thinnestLinePx === null ? null : thinnestLinePx * Math.min(widthMm / widthPx, heightMm / heightPx)
}

function stretchedBy({ widthPx, heightPx }: Artwork, { widthMm, heightMm }: PrintSize): number {
  const ratio = (widthMm * heightPx) / (heightMm * widthPx)
  return (Math.max(ratio, 1 / ratio) - 1) * 100
}

function atLeastATenth(mm: number): number {
  return Math.max(0.1, mm)
}
