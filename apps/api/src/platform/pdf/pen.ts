import { encodeQR } from 'qr'
import { runsOf, type Face, type PdfFonts } from './pdf-fonts.ts'

/** Lengths are in the document's units; y is the baseline. */
export interface Pen {
  write(text: string, x: number, y: number, style: TextStyle): void
  widthOf(text: string, style: TextStyle): number
  fit(text: string, style: TextStyle, width: number): TextStyle
  /** Breaks between words; text that does not fit ends in an ellipsis. */
  lines(text: string, style: TextStyle, room: { readonly width: number; readonly lines: number }): string[]
}

export interface TextStyle {
  readonly face: Face
  readonly size: number
  readonly colour: string
  readonly bold?: boolean
  readonly align?: 'left' | 'centre' | 'right'
  /** Longer texts end in an ellipsis. */
  readonly maxWidth?: number
}

const ELLIPSIS = '…'

export function createPen(doc: PDFKit.PDFDocument, fonts: PdfFonts): Pen {
  for (const { name, font } of Object.values(fonts).flatMap(({ regular, bold }) => [...regular, ...bold])) {
    // PDFKit also accepts opened fonts, which its types do not say.
    doc.registerFont(name, font as unknown as Uint8Array)
  }
  return {
    write(text, x, y, style) {
      const shown = style.maxWidth === undefined ? text : shorten(text, style, style.maxWidth)
      let at = x - widthOf(shown, style) * SHARE_BEFORE[style.align ?? 'left']
      doc.fillColor(style.colour)
      for (const run of runsOf(fontsOf(style), shown)) {
        doc.font(run.name).fontSize(style.size)
        doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' })
        at += doc.widthOfString(run.text)
      }
    },
    widthOf,
    fit: (text, style, width) => ({ ...style, size: style.size * Math.min(1, width / widthOf(text, style)) }),
    lines(text, style, room) {
      const lines: string[] = []
      for (const word of text.split(/\s+/).filter((part) => part !== '')) {
        const last = lines.at(-1)
        const longer = last === undefined ? word : `${last} ${word}`
        if (last === undefined || widthOf(longer, style) > room.width) lines.push(word)
        else lines[lines.length - 1] = longer
      }
      if (lines.length <= room.lines) return lines.map((line) => shorten(line, style, room.width))
      const kept = lines.slice(0, room.lines)
      return kept.map((line, at) =>
        shorten(
          at === kept.length - 1 ? `${line} ${lines[at + 1] ?? ''}${ELLIPSIS}` : line,
          style,
          room.width,
        ),
      )
    },
  }

  function fontsOf({ face, bold = false }: TextStyle) {
    return fonts[face][bold ? 'bold' : 'regular']
  }

  function widthOf(text: string, style: TextStyle): number {
    return runsOf(fontsOf(style), text).reduce((sum, run) => {
      doc.font(run.name).fontSize(style.size)
      return sum + doc.widthOfString(run.text)
    }, 0)
  }

  function shorten(text: string, style: TextStyle, maxWidth: number): string {
    if (widthOf(text, style) <= maxWidth) return text
    const letters = Array.from(text.endsWith(ELLIPSIS) ? text.slice(0, -1) : text)
    while (letters.length > 0 && widthOf(letters.join('').trimEnd() + ELLIPSIS, style) > maxWidth)
      letters.pop()
    return letters.join('').trimEnd() + ELLIPSIS
  }
}

const SHARE_BEFORE = { left: 0, centre: 0.5, right: 1 } as const

/** Row by row, true where it is dark; survives 15 % of damage. The paper around it is its border. */
export function qrModules(text: string): boolean[][] {
  // The encoder always adds a border of at least one module.
  return encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1))
}
