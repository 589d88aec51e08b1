import type { TextAlign, TextLayer } from './layer.ts'
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

/** A circle that is smaller than a quarter of the em would fold the letters into each other. */
const SMALLEST_RADIUS = 0.25
const SHARE_BEFORE: Readonly<Record<TextAlign, number>> = { left: 0, center: 0.5, right: 1 }

/**
 * The outline of a text, straight or on an arc. On an arc the baseline of the widest line spans the angle; the other
 * lines are on circles with the same centre.
 */
export function outlineOf(lines: readonly ShapedLine[], style: TextStyle): TextOutline {
  const widths = lines.map(({ clusters }) => widthOf(clusters, style.letterSpacing))
  const widest = Math.max(0.001, ...widths)
  const segments: PathSegment[] = []
  for (const [index, { clusters }] of lines.entries()) {
    const spotAt = baselineOf(index, widest, style)
    let at = (widest - (widths[index] ?? 0)) * SHARE_BEFORE[style.align]
    for (const cluster of clusters) {
      const spot = spotAt(at, cluster.advance)
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

/** In em: where the baseline has its origin and in which direction it runs. */
interface BaselineSpot {
  readonly x: number
  readonly y: number
  readonly turnRad: number
}

/** Where a cluster of a line stands that begins `at` em from the left and is `advance` em wide. */
function baselineOf(
  line: number,
  widest: number,
  { lineHeight, arcDeg }: TextStyle,
): (at: number, advance: number) => BaselineSpot {
  const down = line * lineHeight
  if (arcDeg === undefined || arcDeg === 0) return (at) => ({ x: at, y: down, turnRad: 0 })
  const angle = (Math.abs(arcDeg) * Math.PI) / 180
  const up = arcDeg > 0
  // The centre is below a rainbow, so its lower lines are shorter circles.
  const radius = Math.max(SMALLEST_RADIUS, widest / angle + (up ? -down : down))
  const centre = widest / angle
  return (at, advance) => {
    // The middle of a letter stands on the circle.
    const along = (at + advance / 2 - widest / 2) / (widest / angle)
    const turnRad = up ? along : -along
    const [sin, cos] = [Math.sin(along), Math.cos(along)]
    const middle = up
      ? { x: radius * sin, y: centre - radius * cos }
      : { x: radius * sin, y: radius * cos - centre }
    return {
      x: middle.x - (advance / 2) * Math.cos(turnRad),
      y: middle.y - (advance / 2) * Math.sin(turnRad),
      turnRad,
    }
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
