import type { FilmMark } from './film-mark.ts'
import { filmBox } from './film-pixels.ts'
import type { DrawnArtwork } from './film-plan.ts'
import type { FilmPrint } from './film-sheet.ts'
import { addPdfImage, type PdfImage } from './pdf-image.ts'
import { type OpenPdf, openPdf } from './pdf-document.ts'
import type { FilmToWrite } from './write-film-png.ts'

/**
 * The film as one page in its true size. Every drawing is stored once, however often it is printed. Positions are exact,
 * not rounded to pixels.
 */
export async function writeFilmPdf(path: string, { sheet, drawn, marks, onProgress }: FilmToWrite) {
  const document = openPdf(path, sheet.number)
  try {
    document.addPage({ widthMm: sheet.widthMm, heightMm: sheet.lengthMm })
    for (const [index, artwork] of drawn.entries()) {
      await addPrints(document, artwork, sheet.prints)
      onProgress((index + 1) / drawn.length)
    }
    for (const mark of marks) drawMark(document, mark)
    await document.end()
  } finally {
    document.close()
  }
}

async function addPrints(document: OpenPdf, { drawings }: DrawnArtwork, prints: readonly FilmPrint[]) {
  for (const drawing of drawings) {
    const image = await addPdfImage(document, drawing)
    for (const { print } of drawing.places) {
      const place = prints[print]
      if (place !== undefined) drawPrint(document, image, place, drawing.upright === undefined)
    }
  }
}

/** A PDF picture is a 1 × 1 square with its first row at the top; the matrix maps it to the print's box and turns it if needed. */
function drawPrint(
  { pdf }: OpenPdf,
  { name, reference }: PdfImage,
  print: FilmPrint,
  alreadyTurned: boolean,
): void {
  const { xMm: x, yMm: y, widthMm: width, heightMm: height } = filmBox(print)
  const pictures = pdf.page.xobjects as Record<string, unknown>
  pictures[name] = reference
  pdf.save()
  if (print.turned === alreadyTurned) pdf.transform(width, 0, 0, -height, x, y + height)
  else if (print.turned) pdf.transform(0, height, width, 0, x, y)
  else pdf.transform(0, -height, -width, 0, x + width, y + height)
  pdf.addContent(`/${name} Do`)
  pdf.restore()
}

function drawMark({ pdf }: OpenPdf, mark: FilmMark): void {
  const { xMm, yMm, widthMm, heightMm } = mark.box
  if (mark.kind === 'bar') {
    pdf.rect(xMm, yMm, widthMm, heightMm).fill('black')
    return
  }
  pdf.save()
  pdf.translate(xMm, yMm).path(mark.path).fill('black')
  pdf.restore()
}
