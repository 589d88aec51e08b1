import type { Sharp } from 'sharp'
import type { ArtworkInspection } from '../artwork-inspection.ts'

export interface OpenedArtwork {
  /** Starts a new read of the stored pixels, before they are turned upright. */
  readonly pixels: () => Sharp
  /** The same in memory, of what the service drew itself: red, green, blue and alpha in sRGB. */
  readonly rgba?: Buffer
  readonly width: number
  readonly height: number
  readonly orientation: number | undefined
  readonly hasAlpha: boolean
  readonly colourSpace: string
  readonly hasLiveText: boolean
  readonly carriedPictures: number
  readonly vector: boolean
  readonly pages?: ArtworkInspection['pages']
  /** How many of its pixels an inch has, if the file says so. */
  readonly statedDpi?: number | undefined
}

export interface PixelSize {
  readonly width: number
  readonly height: number
}

/** Stored files were accepted, perhaps under wider bounds: their review has only the limits of the process. A size is that on film. */
export type OpenedFor = 'upload' | 'review' | PixelSize
