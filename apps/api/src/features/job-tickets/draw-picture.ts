import type { GarmentBox } from '@platen/placement'
import { INKS } from './ticket-inks.ts'
import type { TicketPicture } from './ticket-pictures.ts'

/** The artwork in its box, turned as it lies on the garment; a crossed box when its file is gone. */
export function drawPicture(
  doc: PDFKit.PDFDocument,
  picture: TicketPicture | undefined,
  { xMm, yMm, widthMm, heightMm }: GarmentBox,
  rotationDeg = 0,
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
  const lying = rotationDeg === 90 || rotationDeg === 270
  const [width, height] = lying ? [heightMm, widthMm] : [widthMm, heightMm]
  doc.save()
  doc.translate(xMm + widthMm / 2, yMm + heightMm / 2).rotate(rotationDeg)
  doc.image(opened(doc, picture), -width / 2, -height / 2, { width, height })
  doc.restore()
}

/** PDFKit opens pictures by themselves and takes them in place of bytes, which its types do not say. */
type Opener = PDFKit.PDFDocument & { openImage(bytes: Buffer): Buffer }

const openImages = new WeakMap<PDFKit.PDFDocument, Map<TicketPicture, Buffer>>()

/** A picture that many tickets show lies in the file once. */
function opened(doc: PDFKit.PDFDocument, picture: TicketPicture): Buffer {
  const known = openImages.get(doc) ?? new Map<TicketPicture, Buffer>()
  openImages.set(doc, known)
  const image = known.get(picture) ?? (doc as Opener).openImage(picture.jpeg)
  known.set(picture, image)
  return image
}
