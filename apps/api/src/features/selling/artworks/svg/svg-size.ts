import { artworkRejected } from '../artwork-rejected.ts'

/** The drawing's size in points (1/72 in), which are the rasteriser's pixels at 72 DPI. */
export interface SvgSize {
  readonly width: number
  readonly height: number
  /** Whether its width has a unit of length, not of screens. */
  readonly isOnPaper: boolean
}

type Sides = Pick<SvgSize, 'width' | 'height'>

const POINTS_PER_UNIT: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 1,
  pc: 12,
  in: 72,
  cm: 72 / 2.54,
  mm: 72 / 25.4,
  q: 72 / 101.6,
}

const SMALLEST = 2
const LARGEST = 150_000
const MAX_ASPECT_RATIO = 200

/** A drawing without a size is refused, because the rasteriser would guess it. */
export function svgSize(attributes: ReadonlyMap<string, string>): SvgSize {
  const viewBox = viewBoxSize(attributes.get('viewBox'))
  const width = lengthInPoints(attributes.get('width'))
  const height = lengthInPoints(attributes.get('height'))
  const size =
    width !== undefined && height !== undefined
      ? { width, height }
      : viewBox && {
          width: width ?? (height === undefined ? viewBox.width : (height * viewBox.width) / viewBox.height),
          height: height ?? (width === undefined ? viewBox.height : (width * viewBox.height) / viewBox.width),
        }
  if (size === undefined) {
    throw artworkRejected(
      'svg_without_size',
      'The SVG does not have a size.',
      'Save it again with a width and height in px or mm, or with a viewBox (in Inkscape: File, Document Properties, Resize to content).',
    )
  }
  if (!isPrintable(size)) {
    throw artworkRejected(
      'svg_without_size',
      'The size of the SVG cannot be printed.',
      'Set the drawing area to fit the artwork, with a width and height above zero, and save it again.',
    )
  }
  return { ...size, isOnPaper: /[\d.\s](?:pt|pc|in|cm|mm|q)\s*$/i.test(attributes.get('width') ?? '') }
}

function isPrintable({ width, height }: Sides): boolean {
  const shorter = Math.min(width, height)
  const longer = Math.max(width, height)
  return shorter >= SMALLEST && longer <= LARGEST && longer <= shorter * MAX_ASPECT_RATIO
}

/** A percentage or font-relative length has no meaning outside a page and counts as missing. */
function lengthInPoints(value: string | undefined): number | undefined {
  const match = /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(value ?? '')
  const perUnit = POINTS_PER_UNIT[(match?.[2] ?? '').toLowerCase()]
  return match === null || perUnit === undefined ? undefined : Number(match[1]) * perUnit
}

function viewBoxSize(value: string | undefined): Sides | undefined {
  if (value === undefined) return undefined
  const [, , width, height, ...rest] = value
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (width === undefined || height === undefined || rest.length > 0) return undefined
  return Number.isNaN(width) || Number.isNaN(height) ? undefined : { width, height }
}
