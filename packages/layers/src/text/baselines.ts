import type { TextAlign, TextLayer } from '../layer.ts'

/** In em: where a cluster has its origin, and how far it is turned clockwise about it. */
export interface BaselineSpot {
  readonly x: number
  readonly y: number
  readonly turnRad: number
}

/** Where a cluster stands that begins `at` em after the start of its line and is `advance` em wide. */
type Baseline = (at: number, advance: number) => BaselineSpot

type LineStyle = Pick<TextLayer, 'lineHeight' | 'align' | 'arcDeg'>

/** One for each line. `widths` are in em. */
export function baselinesOf(widths: readonly number[], style: LineStyle): readonly Baseline[] {
  const widest = Math.max(0, ...widths)
  if (!style.arcDeg || widest === 0) return widths.map((width, line) => straight(line, widest - width, style))
  return arcs(widths, style.arcDeg, style)
}

const SHARE_BEFORE: Readonly<Record<TextAlign, number>> = { left: 0, center: 0.5, right: 1 }

function straight(line: number, room: number, { lineHeight, align }: LineStyle): Baseline {
  return (at) => ({ x: room * SHARE_BEFORE[align] + at, y: line * lineHeight, turnRad: 0 })
}

/** In the centre of the circle itself nothing has a direction. */
const SMALLEST_RADIUS = 0.25
/** The end of a line must not meet its start. */
const WIDEST_SPAN_RAD = (350 / 180) * Math.PI

/**
 * Circles with one centre, as far from each other as lines are. The widest line spans the angle; it spans less when an
 * inner line would otherwise have no room on its circle.
 *
 *      H E L L O             \    . centre   /
 *     /  World  \             \             /
 *    /  . centre \              H E L L O
 *                                World
 */
function arcs(
  widths: readonly number[],
  arcDeg: number,
  { lineHeight, align }: LineStyle,
): readonly Baseline[] {
  const up = arcDeg > 0
  const widest = Math.max(...widths)
  const widestLine = widths.indexOf(widest)
  const outward = widths.map((_, line) => (line - widestLine) * lineHeight * (up ? -1 : 1))
  const radius = Math.max(
    widest / ((Math.abs(arcDeg) * Math.PI) / 180),
    ...widths.map((width, line) => Math.max(SMALLEST_RADIUS, width / WIDEST_SPAN_RAD) - (outward[line] ?? 0)),
  )
  return widths.map((width, line) => {
    const own = radius + (outward[line] ?? 0)
    const start = -widest / radius / 2 + (widest / radius - width / own) * SHARE_BEFORE[align]
    return (at, advance) => onCircle(own, start + (at + advance / 2) / own, advance, up)
  })
}

/** The middle of the cluster touches the circle. `along` is the angle from the top, or from the bottom. */
function onCircle(radius: number, along: number, advance: number, up: boolean): BaselineSpot {
  const turnRad = up ? along : -along
  const [cos, sin] = [Math.cos(turnRad), Math.sin(turnRad)]
  const middle = { x: radius * Math.sin(along), y: radius * Math.cos(along) * (up ? -1 : 1) }
  return { x: middle.x - (advance / 2) * cos, y: middle.y - (advance / 2) * sin, turnRad }
}
