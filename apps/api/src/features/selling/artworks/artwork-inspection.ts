import type { ArtworkFormat } from './artwork-format.ts'

/** Distances from the edges of the upright picture, in pixels. */
export interface Margins {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** Pixels are those of the upright picture. */
export interface ArtworkInspection {
  readonly format: ArtworkFormat
  /** Whether it is a drawing that can be printed at any size; its pixels are then those of the raster it was measured on. */
  readonly vector: boolean
  readonly widthPx: number
  readonly heightPx: number
  /** Whether the file has an alpha channel (or a transparent palette colour), used or not. */
  readonly hasAlpha: boolean
  /** The inked share of the canvas (alpha of 5 % or more), in per cent. */
  readonly inkAreaPercent: number
  /** The half-transparent share of the ink (5 % to 95 %) without smoothed edges, in per cent. */
  readonly semiTransparentPercent: number
  /** Up to the ink. */
  readonly emptyMarginPx: Margins
  /** Up to the first pixel that is not fully transparent; earlier versions did not measure it. */
  readonly clearMarginPx?: Margins
  /** The width of the thinnest line, accurate to about a pixel of the measured copy; null without lines. */
  readonly thinnestLinePx: number | null
  /** `srgb`, `cmyk`, `b-w`, `rgb16`, `grey16`, `lab`. */
  readonly colourSpace: string
  /** Whether it is a drawing with text that depends on the fonts of the shop. */
  readonly hasLiveText: boolean
  /** The number of pictures inside a drawing, which have their own resolution. */
  readonly carriedPictures: number
  /** Of a print that was composed of a design: the pixels that its width would have at the resolution of its least sharp picture, when that is below 300 DPI. */
  readonly carriedWidthPx?: number
  /** Of a PDF; `shown` is the one that is printed, from 1. */
  readonly pages?: { readonly count: number; readonly shown: number }
  /** The width that the file says that it has, to a tenth of a millimetre; left out when it says none. */
  readonly statedWidthMm?: number
}

export const ARTWORK_BOUNDS = {
  pixels: 200_000_000,
  /** Up to here the mask is measured at full size, above on a reduced copy. */
  maskPixels: 16_000_000,
  /** The memory that a decoder may use for a file that it cannot read from top to bottom. */
  decodedBytes: 400_000_000,
  carriedPixels: 40_000_000,
  vectorSidePx: 2400,
  previewSidePx: 1024,
  /** 350 mm at 300 DPI: enough to review any print in full detail. */
  reviewSidePx: 4134,
} as const

/** Version 0.1.0 accepted files up to these bounds, and they are still reviewed and printed. */
export const STORED_BOUNDS = { decodedBytes: 800_000_000, carriedPixels: 50_000_000 } as const
