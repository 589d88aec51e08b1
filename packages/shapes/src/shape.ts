/** A drawing of our own set, in one to three colours that the customer chooses. */
export interface Shape {
  readonly id: string
  readonly category: ShapeCategory
  readonly width: number
  readonly height: number
  /** How many colours it has. */
  readonly colours: 1 | 2 | 3
  /** From the back to the front, filled, in a box of `width` × `height`. */
  readonly paths: readonly ShapePath[]
}

export interface ShapePath {
  readonly d: string
  /** Index of the colour. */
  readonly colour: 0 | 1 | 2
}

export const SHAPE_CATEGORIES = [
  'basic',
  'badges',
  'nature',
  'animals',
  'sport',
  'food',
  'party',
  'work',
  'travel',
  'ornaments',
] as const
export type ShapeCategory = (typeof SHAPE_CATEGORIES)[number]
