import { qrModules } from '../../../platform/pdf/pen.ts'
import { labelledPrints, type FilmPrint, type FilmSheet } from './film-sheet.ts'
import { outlineWithin, type TextStyle } from './outline-text.ts'
import { type OpenPdf, openPdf } from './pdf-document.ts'

/** The usual roll of a label printer. */
const LABEL = { widthMm: 62, heightMm: 29 } as const
const EDGE_MM = 3
const QR_MM = 19
const TEXT_X_MM = EDGE_MM + QR_MM + 3

/** Identifies the garment of the cut print; the QR code is the job. */
export async function writeLabels(path: string, sheet: FilmSheet): Promise<void> {
  const document = openPdf(path, `${sheet.number}: labels`)
  try {
    for (const print of labelledPrints(sheet.prints)) {
      document.addPage(LABEL)
      drawLabel(document, sheet, print)
      await document.drained()
    }
    if (sheet.prints.length === 0) document.addPage(LABEL)
    await document.end()
  } finally {
    document.close()
  }
}

function drawLabel(document: OpenPdf, { number }: FilmSheet, print: FilmPrint): void {
  const { orderNumber, unit, size, garmentName, colour, zone, widthMm, heightMm, rotationDeg } = print
  const text = { xMm: TEXT_X_MM, widthMm: LABEL.widthMm - EDGE_MM - TEXT_X_MM }
  const turn = rotationDeg === 0 ? '' : ` · turn ${rotationDeg}°`

  drawCode(document, print.jobId)
  drawText(document, number, { xMm: EDGE_MM, widthMm: QR_MM, baselineMm: 25.6 }, FIGURES)
  drawText(document, orderNumber, { ...text, baselineMm: 6 }, { typeface: 'figures', sizeMm: 3.6 })
  drawText(document, size, { ...text, widthMm: 22, baselineMm: 13.4 }, { typeface: 'display', sizeMm: 8 })
  drawText(document, unit, { ...text, xMm: text.xMm + 24, widthMm: 10, baselineMm: 13.4 }, UNIT)
  drawText(document, garmentName, { ...text, baselineMm: 18.6 }, WORDS)
  drawText(
    document,
    [colour, zone].filter((word) => word !== '').join(' · '),
    { ...text, baselineMm: 22.2 },
    WORDS,
  )
  drawText(document, `${widthMm} × ${heightMm} mm${turn}`, { ...text, baselineMm: 25.6 }, FIGURES)
  document.pdf.rect(text.xMm, 14.9, text.widthMm, 0.15).fill('black')
}

const WORDS: TextStyle = { typeface: 'display', sizeMm: 3 }
const UNIT: TextStyle = { typeface: 'figures', sizeMm: 4 }
const FIGURES: TextStyle = { typeface: 'figures', sizeMm: 2.3 }

interface Line {
  readonly xMm: number
  readonly baselineMm: number
  readonly widthMm: number
}

function drawText(
  { pdf }: OpenPdf,
  text: string,
  { xMm, baselineMm, widthMm }: Line,
  style: TextStyle,
): void {
  const { path } = outlineWithin(text, widthMm, style)
  if (path === '') return
  pdf.save()
  pdf.translate(xMm, baselineMm).path(path).fill('black')
  pdf.restore()
}

function drawCode({ pdf }: OpenPdf, content: string): void {
  const modules = qrModules(content)
  const side = QR_MM / modules.length
  modules.forEach((row, y) =>
    row.forEach((isBlack, x) => {
      if (isBlack) pdf.rect(EDGE_MM + x * side, EDGE_MM + y * side, side, side)
    }),
  )
  pdf.fill('black')
}
