import type { ShapeCategory } from '../shape.ts'

/** A shape as it is drawn: anywhere and of any size. */
export interface Drawing {
  readonly id: string
  readonly category: ShapeCategory
  /** Path data of each part, from the back to the front, with the index of its colour. */
  readonly parts: readonly DrawnPart[]
}

export interface DrawnPart {
  readonly d: string
  readonly colour: 0 | 1 | 2
}

/** Figures of a colour as one part. */
export function ink(colour: 0 | 1 | 2, ...figures: readonly string[]): DrawnPart {
  return { colour, d: figures.join('') }
}

/** The shapes of a category by id. Text alone is a shape of one colour. */
export function drawings(
  category: ShapeCategory,
  shapes: Readonly<Record<string, string | readonly DrawnPart[]>>,
): Drawing[] {
  return Object.entries(shapes).map(([id, parts]) => ({
    id,
    category,
    parts: typeof parts === 'string' ? [ink(0, parts)] : parts,
  }))
}
