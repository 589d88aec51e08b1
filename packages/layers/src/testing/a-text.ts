import type { TextLayer } from '../layer.ts'
import { extentOf, parsePath, type Extent } from '../text/outline-path.ts'

export function aText(parts: Partial<TextLayer> = {}): TextLayer {
  return {
    ...{ id: 'l1', kind: 'text', text: 'Equipo Volcán', font: 'anton', weight: 400, sizeMm: 20 },
    ...{ colour: '#1a1a1a', letterSpacing: 0, lineHeight: 1.1, align: 'center' },
    ...{ offsetXMm: 0, offsetYMm: 0, rotationDeg: 0 },
    ...parts,
  }
}

export interface Contour extends Extent {
  readonly x: number
  readonly y: number
}

/** Each closed line of a path, with its middle. */
export function contoursOf(path: string): readonly Contour[] {
  return path.split(/(?=M)/).map((piece) => {
    const extent = extentOf(parsePath(piece))
    return { ...extent, x: (extent.minX + extent.maxX) / 2, y: (extent.minY + extent.maxY) / 2 }
  })
}
