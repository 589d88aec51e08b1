import { turnedSize, type GarmentBox, type PlacedPrint } from '@platen/placement'
import { INKS } from './ticket-inks.ts'
import type { TicketPicture } from './ticket-pictures.ts'

export function drawPicture(
  doc: PDFKit.PDFDocument,
  picture: TicketPicture | undefined,
  { xMm, yMm, widthMm, heightMm }: GarmentBox,
  rotationDeg: PlacedPrint['rotationDeg'] = 0,
): void {
  if (!picture) {
    doc.rect(xMm, yMm, widthMm, heightMm).lineWidth(widthMm / 60)
    doc.moveTo(xMm, yMm).lineTo(xMm + widthMm, yMm + heightMm)
    doc
      .moveTo(xMm + widthMm, yMm)
      .lineTo(xMm, yMm + heightMm)
      .stroke(INKS.soft)
    return
  }
  const { widthMm: width, heightMm: height } = turnedSize({ widthMm, heightMm, rotationDeg })
  doc.save()
  doc.translate(xMm + widthMm / 2, yMm + heightMm / 2).rotate(rotationDeg)
  doc.image(opened(doc, picture), -width / 2, -height / 2, { width, height })
  doc.restore()
}

/** PDFKit can open a picture once and draw it often, which its types do not declare. */
type Opener = PDFKit.PDFDocument & { openImage(bytes: Buffer): Buffer }

const openImages = new WeakMap<PDFKit.PDFDocument, Map<TicketPicture, Buffer>>()

/** Stores a picture only once in the PDF, however many tickets show it. */
function opened(doc: PDFKit.PDFDocument, picture: TicketPicture): Buffer {
  const known = openImages.get(doc) ?? new Map<TicketPicture, Buffer>()
  openImages.set(doc, known)
  const image = known.get(picture) ?? (doc as Opener).openImage(picture.jpeg)
  known.set(picture, image)
  return image
}
