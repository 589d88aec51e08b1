import type { FindingCode } from '@platen/contract'
import { PRINT_THRESHOLDS } from '@platen/placement'
import type { ArtworkInspection } from './artwork-inspection.ts'
import { dpiAt, maxPrintSizeMm, type PrintSize } from './print-size.ts'

export type Severity = 'info' | 'warning' | 'error'

export interface DpiLimits {
  readonly minimumDpi: number
  readonly recommendedDpi: number
}

/** The reasons are in `docs/adr/0006-artwork-preflight.md`. */
export const FINDINGS = {
  RESOLUTION_TOO_LOW: 'error',
  RESOLUTION_LOW: 'warning',
  STRETCHED: 'warning',
  SEMI_TRANSPARENT: 'warning',
  OPAQUE_BOX: 'warning',
  THIN_LINES: 'warning',
  LINES_WILL_BREAK: 'warning',
  LIVE_TEXT: 'warning',
  EMPTY_MARGIN: 'info',
  CARRIED_PICTURES: 'info',
  COLOURS_CONVERTED: 'info',
} as const satisfies Record<FindingCode, Severity>

interface Finding {
  readonly code: FindingCode
  readonly severity: Severity
  readonly message: string
  readonly resolution: string
}

export interface Preflight {
  readonly state: 'passed' | 'warning' | 'failed'
  /** A whole number, the lower of both axes; null for a vector drawing. */
  readonly dpi: number | null
  readonly findings: readonly Finding[]
}

interface Placed {
  readonly artwork: ArtworkInspection
  readonly size: PrintSize
  readonly limits: DpiLimits
  readonly dpi: number | null
}

type Text = Pick<Finding, 'message' | 'resolution'>

/** A missing rule is a compile error. */
const RULES: Readonly<Record<FindingCode, (placed: Placed) => Text | undefined>> = {
  RESOLUTION_TOO_LOW({ artwork, limits, dpi }) {
    if (dpi === null || dpi >= limits.minimumDpi) return undefined
    return {
      message: `At this size the artwork has ${dpi} DPI and would look blurred; at least ${limits.minimumDpi} DPI are needed.`,
      resolution: `Print it no larger than ${sizeAt(artwork, limits.minimumDpi)}, or upload a version with more pixels.`,
    }
  },
  RESOLUTION_LOW({ artwork, limits, dpi }) {
    if (dpi === null || dpi < limits.minimumDpi || dpi >= limits.recommendedDpi) return undefined
    return {
      message: `At this size the artwork has ${dpi} DPI; fine detail is sharp from ${limits.recommendedDpi} DPI.`,
      resolution: `For the sharpest print, keep it within ${sizeAt(artwork, limits.recommendedDpi)}, or upload a version with more pixels.`,
    }
  },
  STRETCHED({ artwork, size }) {
    const stretch = stretchPercent(artwork, size)
    if (stretch <= PRINT_THRESHOLDS.stretchPercent) return undefined
    const natural = (size.widthMm * artwork.heightPx) / artwork.widthPx
    return {
      message: `The artwork is stretched by ${oneDecimal(stretch)} % because its aspect ratio differs from that of the printed size.`,
      resolution: `To keep its aspect ratio at this width, make it ${oneDecimal(natural)} mm high.`,
    }
  },
  SEMI_TRANSPARENT({ artwork }) {
    if (artwork.semiTransparentPercent <= PRINT_THRESHOLDS.semiTransparentPercent) return undefined
    return {
      message: `${oneDecimal(artwork.semiTransparentPercent)} % of the printed area is half-transparent. White is printed under it, so shadows, glows and fades look milky or speckled.`,
      resolution: 'Make shadows, glows and fades fully opaque, or turn them into dots (halftone).',
    }
  },
  OPAQUE_BOX({ artwork }) {
    if (artwork.inkAreaPercent < PRINT_THRESHOLDS.boxPercent) return undefined
    return {
      message:
        'The artwork has no transparent background, so it prints as a solid box, including white areas.',
      resolution:
        'If you do not want the box, remove the background and upload it as PNG with transparency. Otherwise you can leave it as it is.',
    }
  },
  THIN_LINES(placed) {
    const line = thinnestLineMm(placed)
    if (line === null || line >= PRINT_THRESHOLDS.thinLineMm || line < PRINT_THRESHOLDS.breakingLineMm)
      return undefined
    return {
      message: `The thinnest lines are about ${twoDecimals(line)} mm at this size; lines below ${PRINT_THRESHOLDS.thinLineMm} mm may come off.`,
      resolution: `Make them thicker, or print the artwork at least ${enlargedBy(placed, line)} mm wide.`,
    }
  },
  LINES_WILL_BREAK(placed) {
    const line = thinnestLineMm(placed)
    if (line === null || line >= PRINT_THRESHOLDS.breakingLineMm) return undefined
    return {
      message: `The thinnest lines are about ${twoDecimals(line)} mm at this size; lines below ${PRINT_THRESHOLDS.breakingLineMm} mm break or come off.`,
      resolution: `Make them at least ${PRINT_THRESHOLDS.thinLineMm} mm thick, or print the artwork at least ${enlargedBy(placed, line)} mm wide.`,
    }
  },
  LIVE_TEXT({ artwork }) {
    if (!artwork.hasLiveText) return undefined
    return {
      message: 'The SVG contains text that depends on a font, so its letters may look different in print.',
      resolution:
        'Convert the text to outlines (paths) and upload the file again, or check the preview carefully.',
    }
  },
  EMPTY_MARGIN({ artwork, size }) {
    const visible = visibleSize(artwork, size)
    const share = 100 - PRINT_THRESHOLDS.marginPercent
    if (visible.widthMm >= (size.widthMm * share) / 100 && visible.heightMm >= (size.heightMm * share) / 100)
      return undefined
    return {
      message: `The artwork has an empty border, so the visible print will be ${oneDecimal(visible.widthMm)} × ${oneDecimal(visible.heightMm)} mm.`,
      resolution: 'If it should fill the whole size, crop the empty border and upload it again.',
    }
  },
  CARRIED_PICTURES({ artwork }) {
    if (artwork.carriedPictures === 0) return undefined
    return {
      message: 'The SVG contains pictures made of pixels, which do not become sharper when enlarged.',
      resolution: 'Check that the pictures inside it have at least 300 DPI at the printed size.',
    }
  },
  COLOURS_CONVERTED({ artwork }) {
    if (artwork.colourSpace !== 'cmyk' && artwork.colourSpace !== 'lab') return undefined
    return {
      message:
        'The colours of the file are not RGB and are converted for printing, so they may change slightly.',
      resolution: 'If a colour must be exact, export the artwork as RGB (sRGB) and check its preview.',
    }
  },
}

/** Ignores rotation, which changes neither resolution nor aspect ratio. Worst findings come first. */
export function preflightPlacement(
  artwork: ArtworkInspection,
  size: PrintSize,
  limits: DpiLimits,
): Preflight {
  const dpi = dpiAt(artwork, size)
  const findings = CODES.flatMap((code) => {
    const text = RULES[code]({ artwork, size, limits, dpi })
    return text === undefined ? [] : [{ code, severity: FINDINGS[code], ...text }]
  })
  return { state: stateOf(findings), dpi, findings }
}

const CODES = Object.keys(FINDINGS) as FindingCode[]

function stateOf(findings: readonly Finding[]): Preflight['state'] {
  if (findings.some(({ severity }) => severity === 'error')) return 'failed'
  return findings.some(({ severity }) => severity === 'warning') ? 'warning' : 'passed'
}

function stretchPercent({ widthPx, heightPx }: ArtworkInspection, { widthMm, heightMm }: PrintSize): number {
  const ratio = (widthMm * heightPx) / (heightMm * widthPx)
  return (Math.max(ratio, 1 / ratio) - 1) * 100
}

/** On the axis that makes the line thinner. */
function thinnestLineMm({ artwork, size }: Placed): number | null {
  if (artwork.thinnestLinePx === null) return null
  return artwork.thinnestLinePx * Math.min(size.widthMm / artwork.widthPx, size.heightMm / artwork.heightPx)
}

function enlargedBy({ size }: Placed, lineMm: number): string {
  return String(Math.ceil((size.widthMm * PRINT_THRESHOLDS.thinLineMm) / lineMm))
}

function visibleSize(
  { widthPx, heightPx, emptyMarginPx: margin }: ArtworkInspection,
  size: PrintSize,
): PrintSize {
  return {
    widthMm: (size.widthMm * (widthPx - margin.left - margin.right)) / widthPx,
    heightMm: (size.heightMm * (heightPx - margin.top - margin.bottom)) / heightPx,
  }
}

function sizeAt(artwork: ArtworkInspection, dpi: number): string {
  const size = maxPrintSizeMm(artwork, dpi)
  return size === null ? 'any size' : `${oneDecimal(size.widthMm)} × ${oneDecimal(size.heightMm)} mm`
}

function oneDecimal(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function twoDecimals(value: number): string {
  return String(Math.round(value * 100) / 100)
}
