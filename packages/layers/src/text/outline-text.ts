import type { TextLayer } from '../layer.ts'
import { baselinesOf, type BaselineSpot } from './baselines.ts'
import { extentOf, pathText, placed, shifted, type PathSegment } from './outline-path.ts'

/** Letters that are moved and turned together, such as one with its accents. */
export interface Cluster {
  /** In em, from the start of the cluster to that of the next. */
  readonly advance: number
  readonly glyphs: readonly {
    readonly path: readonly PathSegment[]
    readonly x: number
    readonly y: number
  }[]
  /** Units of the em in `path`; `x` and `y` are in em. */
  readonly unitsPerEm: number
  /** Whether letters of this script are joined, so that no gap may come between them. */
  readonly joined: boolean
}

export interface ShapedLine {
  /** From left to right. */
  readonly clusters: readonly Cluster[]
  readonly missing: readonly string[]
}

export interface TextOutline {
  /** SVG path data in millimetres about the centre of the layer, before it is rotated. */
  readonly path: string
  /** The sides of what is seen, without a line around it; the centre of the layer is in its middle. */
  readonly box: { readonly widthMm: number; readonly heightMm: number }
  /** Characters that none of our fonts has, each once. */
  readonly missing: readonly string[]
}

type TextStyle = Pick<TextLayer, 'sizeMm' | 'letterSpacing' | 'lineHeight' | 'align' | 'arcDeg'>

/** The outline of a text, straight or on an arc. */
export function outlineOf(lines: readonly ShapedLine[], style: TextStyle): TextOutline {
  const widths = lines.map(({ clusters }) => widthOf(clusters, style.letterSpacing))
  const baselines = baselinesOf(widths, style)
  const segments: PathSegment[] = []
  for (const [index, { clusters }] of lines.entries()) {
    let at = 0
    for (const cluster of clusters) {
      const spot = baselines[index]?.(at, cluster.advance)
      if (!spot) continue
      for (const { path, x, y } of cluster.glyphs) {
        segments.push(...placed(path, spotOfGlyph(spot, x, y, cluster, style.sizeMm)))
      }
      at += cluster.advance + gapAfter(cluster, style.letterSpacing)
    }
  }
  const missing = [...new Set(lines.flatMap((line) => line.missing))]
  const { minX, minY, maxX, maxY } = extentOf(segments)
  if (maxX < minX) return { path: '', box: { widthMm: 0, heightMm: 0 }, missing }
  return {
    path: pathText(shifted(segments, -(minX + maxX) / 2, -(minY + maxY) / 2)),
    box: { widthMm: thousandths(maxX - minX), heightMm: thousandths(maxY - minY) },
    missing,
  }
}

function spotOfGlyph(
  { x, y, turnRad }: BaselineSpot,
  dx: number,
  up: number,
  { unitsPerEm }: Cluster,
  sizeMm: number,
) {
  const [cos, sin] = [Math.cos(turnRad), Math.sin(turnRad)]
  return {
    xMm: (x + dx * cos + up * sin) * sizeMm,
    yMm: (y + dx * sin - up * cos) * sizeMm,
    turnRad,
    scale: sizeMm / unitsPerEm,
  }
}

function widthOf(clusters: readonly Cluster[], letterSpacing: number): number {
  const gaps = clusters.slice(0, -1).reduce((sum, cluster) => sum + gapAfter(cluster, letterSpacing), 0)
  return clusters.reduce((sum, { advance }) => sum + advance, gaps)
}

function gapAfter({ joined }: Cluster, letterSpacing: number): number {
  return joined ? 0 : letterSpacing
}

function thousandths(mm: number): number {
  return Math.round(mm * 1000) / 1000
}
