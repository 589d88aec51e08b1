import { MAX_ARTWORK_BYTES } from '@platen/contract'
import type { ArtworkFormat } from './artwork-format.ts'

/** Distances from the edges of the upright picture, in pixels. */
export interface Margins {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** What was found in a file, all of it from its content. Pixels are those of the upright picture. */
export interface ArtworkInspection {
  readonly format: ArtworkFormat
  /** A drawing that can be printed at any size; the pixels below are then those of the raster it was measured on. */
  readonly vector: boolean
  readonly widthPx: number
  readonly heightPx: number
  /** Whether the file has an alpha channel (or a transparent palette colour), used or not. */
  readonly hasAlpha: boolean
  /** Share of the canvas that is inked (alpha of 5 % or more), in per cent. */
  readonly inkAreaPercent: number
  /** Share of the ink that is half-transparent (5 % to 95 %) other than at smoothed edges, in per cent. */
  readonly semiTransparentPercent: number
  /** Empty rows and columns around the ink. */
  readonly emptyMarginPx: Margins
  /** Width of the thinnest line, right to about a pixel of the measured copy; null when there is no line. */
  readonly thinnestLinePx: number | null
  /** `srgb`, `cmyk`, `b-w`, `rgb16`, `grey16`, `lab`. */
  readonly colourSpace: string
  /** An SVG whose letters are still letters, drawn with whatever font the shop has. */
  readonly hasLiveText: boolean
  /** Pictures inside an SVG; their resolution is their own. */
  readonly carriedPictures: number
}

export const ARTWORK_BOUNDS = {
  bytes: MAX_ARTWORK_BYTES,
  pixels: 200_000_000,
  /** The mask is measured at full size up to here, and on a reduced copy above. */
  maskPixels: 16_000_000,
  /** What a decoder may hold at once of a file that cannot be read from top to bottom. */
  decodedBytes: 400_000_000,
  /** Pixels of all pictures inside one SVG. */
  carriedPixels: 50_000_000,
  /** Longest side of the raster that an SVG is measured on. */
  vectorSidePx: 2400,
  previewSidePx: 1024,
  /** 350 mm at 300 dots an inch: enough to look at any print as it will be. */
  reviewSidePx: 4134,
} as const
