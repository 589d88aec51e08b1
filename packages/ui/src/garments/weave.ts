/** The pattern of a cloth, in millimetres. Light and dark cover the same area, so that it hardly changes a colour. */
interface Weave {
  readonly widthMm: number
  readonly heightMm: number
  readonly light: string
  readonly dark: string
  /** Of the lines; 0 for areas. */
  readonly strokeMm: number
}

export type Cloth = 'knit' | 'canvas'

/** Wide enough that the tile has whole pixels where a stitch has none. */
const STITCHES = 4

/**
 *     ╲ ╱╲ ╱      columns of V, one of them light and the next one dark
 *      ╳  ╳
 */
function knit(): Weave {
  const [widthMm, heightMm] = [1.6, 1.3]
  const rows = (downMm: number) =>
    Array.from(
      { length: STITCHES + 2 },
      (_, row) => `M0,${tenth((row - 1) * heightMm + downMm)}${'l.8,.8 .8,-.8'.repeat(STITCHES)}`,
    ).join('')
  return {
    widthMm: STITCHES * widthMm,
    heightMm: STITCHES * heightMm,
    ...{ light: rows(0), dark: rows(0.65), strokeMm: 0.44 },
  }
}

/** Threads over and under each other. */
function canvas(): Weave {
  const thread = 1.1
  const square = `h${thread}v${thread}h${-thread}z`
  return {
    ...{ widthMm: 2 * thread, heightMm: 2 * thread, strokeMm: 0 },
    light: `M0,0${square}M${thread},${thread}${square}`,
    dark: `M${thread},0${square}M0,${thread}${square}`,
  }
}

const WEAVES: Readonly<Record<Cloth, Weave>> = { knit: knit(), canvas: canvas() }

/** Seen close up, and nothing but a shade of 1 % from afar. */
const LIGHT = 0.08
const DARK = 0.08

/** An SVG pattern. */
export function weavePattern(cloth: Cloth, id: string): string {
  const { widthMm, heightMm, light, dark, strokeMm } = WEAVES[cloth]
  const line = (d: string, tone: string, opacity: number) =>
    strokeMm > 0
      ? `<path d="${d}" fill="none" stroke="${tone}" stroke-width="${strokeMm}" stroke-opacity="${opacity}"/>`
      : `<path d="${d}" fill="${tone}" fill-opacity="${opacity}"/>`
  return `<pattern id="${id}" width="${widthMm}" height="${heightMm}" patternUnits="userSpaceOnUse">${line(light, 'white', LIGHT)}${line(dark, 'black', DARK)}</pattern>`
}

function tenth(mm: number): number {
  return Math.round(mm * 10) / 10
}
