import { BASIC } from './basic.ts'
import type { Shape } from './shape.ts'

export * from './shape.ts'

export const SHAPES: readonly Shape[] = [...BASIC]

const BY_ID = new Map(SHAPES.map((shape) => [shape.id, shape]))

export function findShape(id: string): Shape | undefined {
  return BY_ID.get(id)
}
