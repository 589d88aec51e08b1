import { encodeQR } from 'qr'
import { runsOf, type PdfFonts } from './pdf-fonts.ts'
import {
  createTextMeasure,
  featuresOf,
  fontsOf,
  startX,
  type TextMeasure,
  type TextStyle,
} from './text-measure.ts'

export type { TextStyle } from './text-measure.ts'

/** Lengths are in the document's units; y is the baseline. */
export interface Pen extends TextMeasure {
  write(text: string, x: number, y: number, style: TextStyle): void
}

export function createPen(doc: PDFKit.PDFDocument, fonts: PdfFonts): Pen {
  for (const { name, font } of Object.values(fonts).flatMap(({ regular, bold }) => [...regular, ...bold])) {
    // PDFKit also accepts opened fonts, which its types do not say.
    doc.registerFont(name, font as unknown as Uint8Array)
  }
  const measure = createTextMeasure(fonts)
  return {
    ...measure,
    write(text, x, y, style) {
      const shown = style.maxWidth === undefined ? text : measure.shorten(text, style, style.maxWidth)
      let at = startX(x, measure.widthOf(shown, style), style)
      const features = featuresOf(style)
      doc.fillColor(style.colour)
      for (const run of runsOf(fontsOf(fonts, style), shown)) {
        doc.font(run.name).fontSize(style.size)
        doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic', features })
        at += doc.widthOfString(run.text, { features })
      }
    },
  }
}

/** The blank paper around it is its quiet zone. */
export function drawQr(
  doc: PDFKit.PDFDocument,
  text: string,
  {
    x,
    y,
    side,
    colour,
  }: { readonly x: number; readonly y: number; readonly side: number; readonly colour: string },
): void {
  const rows = qrModules(text)
  const module = side / rows.length
  rows.forEach((row, down) => {
    row.forEach((dark, across) => {
      if (dark) doc.rect(x + across * module, y + down * module, module, module)
    })
  })
  doc.fill(colour)
}

/** Row by row, true where it is dark; survives 15 % of damage. The paper around it is its border. */
export function qrModules(text: string): boolean[][] {
  // The encoder always adds a border of at least one module.
  return encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1))
}
