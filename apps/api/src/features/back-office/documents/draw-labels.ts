import { LABELS_OF_A4, type LabelPaper } from '@platen/contract'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { loadPdfFonts } from '../../../platform/pdf/pdf-fonts.ts'
import { openPdfInMemory } from '../../../platform/pdf/pdf-in-memory.ts'
import { createPen, drawQr, type Pen } from '../../../platform/pdf/pen.ts'

export interface BagLabel {
  readonly orderNumber: string
  readonly customer: string
  readonly garment: string
  readonly variant: string
  /** Of the line; of a team, who gets it. */
  readonly note: string | null
  /** `3/24`. */
  readonly place: string
}

interface LabelSheet {
  readonly paper: LabelPaper
  readonly skip: number
  readonly shopName: string
  readonly locale: string
  /** Behind the code. */
  readonly url: string
  readonly now: Date
}

/** In millimetres. The sheet of A4 is the usual one of 3 × 8. */
const PAPERS = {
  label: { width: 100, height: 50, across: 1, down: 1 },
  a4: { width: 210, height: 297, across: 3, down: LABELS_OF_A4 / 3 },
} as const satisfies Record<LabelPaper, { width: number; height: number; across: number; down: number }>

const INK = '#000000'

export async function drawLabels(
  labels: readonly BagLabel[],
  { paper, skip, shopName, locale, url, now }: LabelSheet,
): Promise<Buffer> {
  const { width, height, across, down } = PAPERS[paper]
  const { doc, addPage, end } = openPdfInMemory({
    paper: { width, height },
    title: labels[0]?.orderNumber ?? '',
    locale,
    now,
  })
  const pen = createPen(doc, await loadPdfFonts())
  const size = { width: width / across, height: height / down }
  const free = paper === 'a4' ? skip : 0
  for (const [index, label] of labels.entries()) {
    const place = (index + free) % (across * down)
    if (place === 0 || index === 0) addPage()
    doc.save()
    doc.translate((place % across) * size.width, Math.floor(place / across) * size.height)
    drawLabel(doc, pen, label, { ...size, shopName, url })
    doc.restore()
    await nextTurn()
  }
  return end()
}

interface Size {
  readonly width: number
  readonly height: number
  readonly shopName: string
  readonly url: string
}

const EDGE = 4

/** Black only, for printers of labels. */
function drawLabel(
  doc: PDFKit.PDFDocument,
  pen: Pen,
  { orderNumber, customer, garment, variant, note, place }: BagLabel,
  { width, height, shopName, url }: Size,
): void {
  const unit = height / 50
  const code = height - 2 * EDGE - 4 * unit
  drawQr(doc, url, { x: EDGE, y: EDGE, side: code, colour: INK })
  const x = EDGE + code + 3.5 * unit
  const room = width - EDGE - x
  const text = { face: 'text', size: 4 * unit, colour: INK, maxWidth: room } as const
  const name = { face: 'display', size: 6.4 * unit, colour: INK, bold: true } as const
  // Who gets it says more than the customer, whose name is on every label.
  const recipient = note === null ? [] : pen.lines(note, { ...text, bold: true }, { width: room, lines: 2 })
  const lines = pen.lines(customer, name, { width: room, lines: recipient.length > 1 ? 1 : 2 })
  lines.forEach((line, at) => pen.write(line, x, EDGE + (5.4 + at * 6.8) * unit, name))
  recipient.forEach((line, at) =>
    pen.write(line, x, EDGE + (17 - (recipient.length - 1 - at) * 4.6) * unit, { ...text, bold: true }),
  )
  pen.write(garment, x, EDGE + 21.5 * unit, { ...text, bold: true })
  pen.write(variant, x, EDGE + 26.7 * unit, text)
  const number = { face: 'figures', size: 4.4 * unit, colour: INK, bold: true } as const
  pen.write(orderNumber, x, EDGE + 34 * unit, pen.fit(orderNumber, number, Math.min(room, 200)))
  pen.write(shopName, EDGE, height - EDGE, {
    ...text,
    size: 3 * unit,
    maxWidth: width - 2 * EDGE - 14 * unit,
  })
  pen.write(place, width - EDGE, height - EDGE, { ...number, size: 3.6 * unit, align: 'right' })
}
