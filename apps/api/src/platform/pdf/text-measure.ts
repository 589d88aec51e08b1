import { runsOf, type Face, type PdfFont, type PdfFonts } from './pdf-fonts.ts'

/** Lengths are in the document's units. */
export interface TextStyle {
  readonly face: Face
  readonly size: number
  readonly colour: string
  readonly bold?: boolean
  readonly align?: 'left' | 'centre' | 'right'
  /** All figures are equally wide, for columns of numbers. */
  readonly tabular?: boolean
  /** Longer texts end in an ellipsis. */
  readonly maxWidth?: number
}

export interface TextMeasure {
  widthOf(text: string, style: TextStyle): number
  fit(text: string, style: TextStyle, width: number): TextStyle
  /** With an ellipsis where it is wider. */
  shorten(text: string, style: TextStyle, width: number): string
  /** Breaks between words, and inside words that are wider than a line; text that does not fit ends in an ellipsis. */
  lines(text: string, style: TextStyle, room: { readonly width: number; readonly lines: number }): string[]
}

const ELLIPSIS = '…'

/** Of the size of a font, which few letters are narrower than: a long text costs no more than the room that it gets. */
const NARROW = 0.2

export function createTextMeasure(fonts: PdfFonts): TextMeasure {
  /** At a size of 1. */
  const widths = new Map<string, number>()
  return { widthOf, shorten, lines, fit }

  function widthOf(text: string, style: TextStyle): number {
    const { face, bold = false, tabular = false } = style
    const key = `${face} ${bold} ${tabular} ${text}`
    const known = widths.get(key)
    if (known !== undefined) return known * style.size
    const width = runsOf(fontsOf(fonts, style), text).reduce(
      (sum, { font, text: part }) =>
        sum + font.layout(part, featuresOf(style)).advanceWidth / font.unitsPerEm,
      0,
    )
    widths.set(key, width)
    return width * style.size
  }

  function fit(text: string, style: TextStyle, width: number): TextStyle {
    return { ...style, size: style.size * Math.min(1, width / widthOf(text, style)) }
  }

  function shorten(text: string, style: TextStyle, width: number): string {
    const start = startOf(text, mostLetters(style, width))
    if (start === text && widthOf(text, style) <= width) return text
    const letters = Array.from(start.endsWith(ELLIPSIS) ? start.slice(0, -1) : start)
    const cut = (length: number) => letters.slice(0, length).join('').trimEnd() + ELLIPSIS
    return cut(longest(letters.length, (length) => widthOf(cut(length), style) <= width))
  }

  function lines(text: string, style: TextStyle, room: { width: number; lines: number }): string[] {
    const shown: string[] = []
    const start = startOf(text, room.lines * mostLetters(style, room.width))
    for (const word of start.split(/\s+/)) {
      if (word === '') continue
      const last = shown.at(-1)
      const longer = last === undefined ? word : `${last} ${word}`
      if (last !== undefined && widthOf(longer, style) <= room.width) shown[shown.length - 1] = longer
      else shown.push(...pieces(word, style, room.width))
      if (shown.length > room.lines) break
    }
    if (shown.length <= room.lines && start === text) return shown
    const kept = shown.slice(0, room.lines)
    return kept.map((line, at) =>
      at === kept.length - 1 ? shorten(`${line} ${shown[at + 1] ?? ''}${ELLIPSIS}`, style, room.width) : line,
    )
  }

  function pieces(word: string, style: TextStyle, width: number): string[] {
    const found: string[] = []
    let letters = Array.from(word)
    while (letters.length > 0) {
      const most = Math.min(letters.length, mostLetters(style, width))
      const length = Math.max(
        1,
        longest(most, (count) => widthOf(letters.slice(0, count).join(''), style) <= width),
      )
      found.push(letters.slice(0, length).join(''))
      letters = letters.slice(length)
    }
    return found
  }
}

function mostLetters({ size }: TextStyle, width: number): number {
  return Math.ceil(width / (size * NARROW)) + 1
}

/** Whole letters. */
function startOf(text: string, letters: number): string {
  return text.length <= letters
    ? text
    : Array.from(text.slice(0, 2 * letters))
        .slice(0, letters)
        .join('')
}

/** The greatest count up to `most` that fits, found by halving. */
function longest(most: number, fits: (count: number) => boolean): number {
  if (fits(most)) return most
  let [fitting, tooLong] = [0, most]
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2)
    if (fits(middle)) fitting = middle
    else tooLong = middle
  }
  return fitting
}

export function fontsOf(fonts: PdfFonts, { face, bold = false }: TextStyle): readonly PdfFont[] {
  return fonts[face][bold ? 'bold' : 'regular']
}

export function featuresOf({ tabular = false }: TextStyle): ['tnum'] | [] {
  return tabular ? ['tnum'] : []
}

const SHARE_BEFORE = { left: 0, centre: 0.5, right: 1 } as const

/** Where the text begins, so that it is aligned to `x`. */
export function startX(x: number, width: number, { align = 'left' }: TextStyle): number {
  return x - width * SHARE_BEFORE[align]
}
