/**
 * What a customer puts into a print zone: pictures, texts and shapes, listed from the back to the front. Lengths are in
 * millimetres, places are those of a layer's centre from the centre of its zone: x to the right, y down.
 */
export type Layer = ImageLayer | TextLayer | ShapeLayer

export const MAX_LAYERS = 30
export const MAX_TEXT_LENGTH = 500
export const MAX_TEXT_LINES = 12

interface PlacedLayer {
  /** Unique in its zone. */
  readonly id: string
  readonly offsetXMm: number
  readonly offsetYMm: number
  /** Clockwise about the centre, from -180 to 180. */
  readonly rotationDeg: number
}

export interface ImageLayer extends PlacedLayer {
  readonly kind: 'image'
  readonly artworkId: string
  /** Of what is seen, after cropping. */
  readonly widthMm: number
  readonly heightMm: number
  readonly crop?: Crop
}

/** What is cut off each side, as a fraction of the whole picture. */
export interface Crop {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const FONT_WEIGHTS = [400, 700] as const
export type FontWeight = (typeof FONT_WEIGHTS)[number]

export const TEXT_ALIGNMENTS = ['left', 'center', 'right'] as const
export type TextAlign = (typeof TEXT_ALIGNMENTS)[number]

export interface TextLayer extends PlacedLayer {
  readonly kind: 'text'
  /** Lines are separated by `\n`. `{name}` and `{number}` stand for what a roster has. */
  readonly text: string
  /** An id of `FONTS`. */
  readonly font: string
  readonly weight: FontWeight
  /** The em of the font. */
  readonly sizeMm: number
  /** `#rrggbb`. */
  readonly colour: string
  readonly outline?: TextOutlineStyle
  /** In em, between letters. */
  readonly letterSpacing: number
  /** In em, from line to line. */
  readonly lineHeight: number
  readonly align: TextAlign
  /** The angle that the widest line spans; positive bends like a rainbow, negative like a smile. */
  readonly arcDeg?: number
}

/** A line around the letters, drawn behind them. */
export interface TextOutlineStyle {
  readonly colour: string
  readonly widthMm: number
}

export interface ShapeLayer extends PlacedLayer {
  readonly kind: 'shape'
  /** An id of `SHAPES`. */
  readonly shape: string
  /** `#rrggbb`, one for each colour of the shape. */
  readonly colours: readonly string[]
  readonly widthMm: number
  readonly heightMm: number
}
