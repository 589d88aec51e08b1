import { INKS } from './ticket-inks.ts'

/** Inside the page, because office printers cannot print to the edge. */
export function drawMarks(
  doc: PDFKit.PDFDocument,
  { width, height }: { width: number; height: number },
): void {
  const [near, far] = [3, 6]
  for (const x of [0, width]) {
    for (const y of [0, height]) {
      const [right, down] = [x === 0 ? 1 : -1, y === 0 ? 1 : -1]
      doc.moveTo(x + right * near, y + down * near).lineTo(x + right * far, y + down * near)
      doc.moveTo(x + right * near, y + down * near).lineTo(x + right * near, y + down * far)
    }
  }
  doc.lineWidth(0.2).stroke(INKS.ink)
  drawRegister(doc, width / 2, 4.4)
  drawRegister(doc, width / 2, height - 4.4)
}

function drawRegister(doc: PDFKit.PDFDocument, x: number, y: number): void {
  const quarters = [
    [INKS.cyan, 'M0-1.3A1.3 1.3 0 0 1 1.3 0'],
    [INKS.magenta, 'M1.3 0A1.3 1.3 0 0 1 0 1.3'],
    [INKS.yellow, 'M0 1.3A1.3 1.3 0 0 1-1.3 0'],
    [INKS.ink, 'M-1.3 0A1.3 1.3 0 0 1 0-1.3'],
  ] as const
  doc.save().translate(x, y).lineWidth(0.4)
  for (const [ink, arc] of quarters) doc.path(arc).stroke(ink)
  doc.restore()
  doc
    .moveTo(x - 2.2, y)
    .lineTo(x + 2.2, y)
    .moveTo(x, y - 2.2)
    .lineTo(x, y + 2.2)
    .lineWidth(0.15)
    .stroke(INKS.ink)
}
