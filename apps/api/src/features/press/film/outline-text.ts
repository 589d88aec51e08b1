import { outlineLetters } from '../../../platform/outlines/outline-letters.ts'

/** From the fonts that ship with Platen, so that PNG and PDF look the same on every machine. */
export interface OutlinedText {
  /** In millimetres, y down; the baseline begins at (0, 0). */
  readonly path: string
  readonly widthMm: number
}

type Typeface = 'display' | 'figures'

/** `sizeMm` is the height from ascender to descender; a capital is about 0.73 of it. */
export function outlineText(text: string, { typeface, sizeMm }: TextStyle): OutlinedText {
  const key = `${typeface} ${sizeMm} ${text}`
  const known = outlined.get(key)
  if (known !== undefined) return known
  const { path, width: widthMm } = outlineLetters(text, FILES[typeface], sizeMm)
  const made = { path, widthMm }
  outlined.set(key, made)
  return made
}

/** Needs no limit: the process that draws a sheet ends with it. */
const outlined = new Map<string, OutlinedText>()

export interface TextStyle {
  readonly typeface: Typeface
  readonly sizeMm: number
}

/** Outlines have only absolute commands, so every pair of numbers is a point. */
export function movePath(path: string, move: (x: number, y: number) => readonly [number, number]): string {
  return path.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_pair, x: string, y: string) =>
    move(Number(x), Number(y))
      .map((value) => value.toFixed(4))
      .join(' '),
  )
}

export function outlineWithin(text: string, widthMm: number, style: TextStyle): OutlinedText {
  const whole = outlineText(text, style)
  if (whole.widthMm <= widthMm) return whole
  const letters = Array.from(text)
  while (letters.length > 0) {
    letters.pop()
    const cut = outlineText(`${letters.join('').trimEnd()}…`, style)
    if (cut.widthMm <= widthMm) return cut
  }
  return outlineText('', style)
}

const FILES: Readonly<Record<Typeface, readonly string[]>> = {
  display: ['bricolage-grotesque-latin-400-normal', 'bricolage-grotesque-latin-ext-400-normal'],
  figures: [
    'jetbrains-mono-latin-400-normal',
    'jetbrains-mono-latin-ext-400-normal',
    'jetbrains-mono-greek-400-normal',
    'jetbrains-mono-cyrillic-400-normal',
  ],
}
