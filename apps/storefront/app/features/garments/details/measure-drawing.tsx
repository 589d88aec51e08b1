import { clothOf, drawnGarment, garmentFrame } from '@platen/ui'
import type { Garment } from '../garment-facts.ts'
import type { LetteredMeasure } from './measures.ts'

/**
 * Where each measure is taken on a drawing, in its millimetres: `M`, `H`, `V`, `L` and `C` alone. The letter is at a bend,
 * or else in the middle.
 */
const TOP = {
  chest_width: 'M-275,208H275',
  length: 'M98,-93V470V662',
  shoulder_width: 'M-222,-47H222',
  waist_width: 'M-266,440H266',
}
const LONG_SLEEVE = 'M222,-47L440,86 597,528'
const SHORT_SLEEVE = 'M222,-47L449,80'

const LINES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tee: { ...TOP, sleeve_length: SHORT_SLEEVE },
  youth_tee: {
    chest_width: 'M-224,163H224',
    length: 'M84,-80V368V518',
    shoulder_width: 'M-181,-37H181',
    waist_width: 'M-216,344H216',
    sleeve_length: 'M181,-37L366,72',
  },
  polo: { ...TOP, length: 'M150,-78V470V661', sleeve_length: 'M222,-47L441,81' },
  tank: { chest_width: 'M-277,150H277', length: 'M118,-147V420V612', waist_width: 'M-266,390H266' },
  long_sleeve: { ...TOP, sleeve_length: LONG_SLEEVE },
  crewneck: { ...TOP, length: 'M98,-93V450V630', sleeve_length: 'M222,-47L444,90 610,572' },
  hoodie: { ...TOP, sleeve_length: 'M224,-47L450,90 619,592' },
  tote: {
    width: 'M-191,300H191',
    height: 'M120,0V160V430',
    strap_length: 'M-86,0C-90,-120 -86,-266 -6,-268C78,-270 90,-124 86,0',
  },
  apron: { width: 'M-353,650H353', height: 'M0,0V380V854', length: 'M0,0V380V854' },
}

interface MeasureDrawingProps {
  readonly garment: Garment
  readonly measures: readonly LetteredMeasure[]
}

/** Nothing for a garment that has no drawing, or when none of its measures can be shown on it. */
export function MeasureDrawing({ garment, measures }: MeasureDrawingProps) {
  const drawing = garment.views.find(({ view }) => view === 'front')?.drawing ?? ''
  const known = Object.hasOwn(LINES, drawing) ? LINES[drawing] : undefined
  const lines = measures.flatMap(({ measure, letter }) => {
    const line = known?.[measure ?? '']
    return line === undefined ? [] : [{ letter, line }]
  })
  if (lines.length === 0) return null
  const { minX, minY, width, height } = garmentFrame(drawnGarment(drawing), 'front', undefined)
  const { paths } = clothOf(drawing, 'front')
  const scale = width / 220
  return (
    <svg
      viewBox={`${minX} ${minY} ${width} ${height}`}
      className="mx-auto h-48 max-w-full sm:sticky sm:top-4 sm:h-auto sm:w-full"
      aria-hidden="true"
      fill="none"
    >
      {paths.map((path) => (
        <path
          key={path}
          d={path}
          className="fill-sheet stroke-rule-strong"
          strokeWidth="1.25"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {lines.map(({ letter, line }) => (
        <Line key={letter} letter={letter} line={line} scale={scale} />
      ))}
    </svg>
  )
}

function Line({ letter, line, scale }: { letter: string; line: string; scale: number }) {
  const { x, y } = middleOf(line)
  return (
    <g className="stroke-press">
      <path d={line} strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
      {endsOf(line).map((end) => (
        <circle
          key={`${end.x} ${end.y}`}
          cx={end.x}
          cy={end.y}
          r={3 * scale}
          className="fill-press"
          stroke="none"
        />
      ))}
      <circle cx={x} cy={y} r={11 * scale} className="fill-press" stroke="none" />
      <text
        x={x}
        y={y + 4.6 * scale}
        textAnchor="middle"
        fontSize={13 * scale}
        className="figures fill-on-press font-semibold"
        stroke="none"
      >
        {letter}
      </text>
    </g>
  )
}

interface Point {
  readonly x: number
  readonly y: number
}

/** The corners of a path of `M`, `H`, `V`, `L` and `C`, of which the controls are left out. */
function cornersOf(path: string): Point[] {
  const corners: Point[] = []
  for (const [, command, rest = ''] of path.matchAll(/([MHVLC])([^MHVLC]*)/g)) {
    const figures = rest.split(/[ ,]+/).filter(Boolean).map(Number)
    const last = corners.at(-1) ?? { x: 0, y: 0 }
    if (command === 'H') corners.push({ x: figures[0] ?? 0, y: last.y })
    else if (command === 'V') corners.push({ x: last.x, y: figures[0] ?? 0 })
    else {
      const each = command === 'C' ? 6 : 2
      for (let at = each; at <= figures.length; at += each)
        corners.push({ x: figures[at - 2] ?? 0, y: figures[at - 1] ?? 0 })
    }
  }
  return corners
}

function endsOf(path: string): Point[] {
  const corners = cornersOf(path)
  return [corners[0], corners.at(-1)].flatMap((end) => end ?? [])
}

/** Of a straight line its middle; of a bent one its bend. */
function middleOf(path: string): Point {
  const corners = cornersOf(path)
  const [first = { x: 0, y: 0 }, second = first, third] = corners
  return third ? second : { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 }
}
