import { SHAPE_ROWS } from './shape-rows.generated.ts'
import { SHAPE_CATEGORIES, type Shape, type ShapeCategory, type ShapePath } from './shape.ts'

/** Ours, by category. */
export const SHAPES: readonly Shape[] = SHAPE_CATEGORIES.flatMap((category) =>
  SHAPE_ROWS[category].map((row) => shapeOf(row, category)),
)

const BY_ID = new Map(SHAPES.map((shape) => [shape.id, shape]))

export function findShape(id: string): Shape | undefined {
  return BY_ID.get(id)
}

/** See `shapeRow`. */
function shapeOf(row: string, category: ShapeCategory): Shape {
  const [about = '', ...parts] = row.split(';')
  const [id = '', width, height] = about.split(' ')
  const paths = parts.map((part): ShapePath => ({ colour: Number(part[0]) as 0 | 1 | 2, d: part.slice(1) }))
  const colours = new Set(paths.map(({ colour }) => colour)).size as 1 | 2 | 3
  return { id, category, width: Number(width), height: Number(height), colours, paths }
}
