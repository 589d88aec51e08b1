import type { GlyphRun } from 'fontkit'

const LETTERS = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const

interface Place {
  readonly x: number
  /** Of the baseline. */
  readonly y: number
}

/** The outlines of a shaped text as an SVG path, y down. */
export function glyphPath(run: GlyphRun, scale: number, { x, y }: Place, decimals = 4): string {
  let path = ''
  let penX = 0
  run.glyphs.forEach((glyph, index) => {
    const position = run.positions[index]
    if (position === undefined) return
    for (const { command, args } of glyph.path.commands) {
      const places = args.map((value, at) =>
        at % 2 === 0 ? x + (penX + position.xOffset + value) * scale : y - (position.yOffset + value) * scale,
      )
      path += LETTERS[command] + places.map((place) => place.toFixed(decimals)).join(' ')
    }
    penX += position.xAdvance
  })
  return path
}
