import type { Fold } from './path-data.ts'

/** A strip of one width along a line: ribbing, a drawcord, a handle. */
export type Strip = { path: string; widthMm: number }

/** One side of a garment, in millimetres from the front's origin. Each string is SVG path data. */
export type GarmentArt = {
  /** Pieces of cloth, the first of which is the body with its sleeves; later ones lie on earlier ones. */
  cloth: readonly string[]
  /** Cloth seen from its inner side, behind the body, and the lines on it. */
  inside?: { cloth: string; lines: string; stitches?: string; rib?: Strip }
  /** Straps that start behind the body, and those in front of it. */
  strapsBehind?: Strip
  straps?: Strip
  strapStitches?: string
  cords?: Strip
  ribs?: readonly Strip[]
  seams: string
  stitches: string
  folds: readonly Fold[]
  /** Where the cloth falls away from the light, and where it swells towards it: wide and soft. */
  hollows: readonly Fold[]
  swells: readonly Fold[]
  /** Eyelets and knots: small solid marks. */
  trims?: string
}
