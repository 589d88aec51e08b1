import type { FilmDrawing } from '../../selling/artworks/index.ts'
import { pictureBox, type Box, type FilmMark } from './film-pixels.ts'
import type { FilmPrint } from './film-sheet.ts'
import { turnedCrop, type DrawnArtwork } from './film-plan.ts'
import { filterRows } from '../../../platform/png/filter-rows.ts'
import { openPdf, type OpenPdf } from './pdf-document.ts'
import { openPixelFile } from './pixel-file.ts'
import type { FilmToWrite } from './write-film-png.ts'
import { zlibPieces } from '../../../platform/png/zlib-pieces.ts'

/** Stores each drawing once, however often it is printed. Positions are exact, not rounded to pixels. */
export async function writeFilmPdf(path: string, film: FilmToWrite) {
  const { sheet, drawn, marks, output, onProgress } = film
  const document = openPdf(path, sheet.number)
  try {
    document.addPage({ widthMm: sheet.widthMm, heightMm: sheet.lengthMm })
    if (output.mirrored) document.pdf.transform(-1, 0, 0, 1, sheet.widthMm, 0)
    const colours = colourSpace(document, film.profile)
    for (const [index, artwork] of drawn.entries()) {
      await addPrints(document, artwork, { prints: sheet.prints, colours })
      onProgress((index + 1) / drawn.length)
    }
    for (const mark of marks) drawMark(document, mark)
    await document.end()
  } finally {
    document.close()
  }
}

type ColourSpace = 'DeviceRGB' | ['ICCBased', Reference]

function colourSpace({ pdf }: OpenPdf, profile: Buffer | undefined): ColourSpace {
  if (profile === undefined) return 'DeviceRGB'
  const reference = pdf.ref({ N: 3, Alternate: 'DeviceRGB' })
  reference.end(profile)
  return ['ICCBased', reference]
}

async function addPrints(
  document: OpenPdf,
  { drawings }: DrawnArtwork,
  { prints, colours }: { readonly prints: readonly FilmPrint[]; readonly colours: ColourSpace },
) {
  for (const drawing of drawings) {
    const image = await addPdfImage(document, drawing, colours)
    for (const { print } of drawing.places) {
      const place = prints[print]
      if (place !== undefined) drawPrint(document, image, place, drawing)
    }
  }
}

/** A PDF picture is a 1 × 1 square with its first row at the top; the matrix maps it to the print's box and turns it if needed. */
function drawPrint(
  { pdf }: OpenPdf,
  { name, reference }: PdfImage,
  print: FilmPrint,
  drawing: FilmDrawing,
): void {
  const alreadyTurned = drawing.upright === undefined
  const { xMm: x, yMm: y, widthMm: width, heightMm: height } = drawnBox(print, drawing)
  const pictures = pdf.page.xobjects as Record<string, unknown>
  pictures[name] = reference
  pdf.save()
  if (print.turned === alreadyTurned) pdf.transform(width, 0, 0, -height, x, y + height)
  else if (print.turned) pdf.transform(0, height, width, 0, x, y)
  else pdf.transform(0, -height, -width, 0, x + width, y + height)
  pdf.addContent(`/${name} Do`)
  pdf.restore()
}

/** The part of the picture that was drawn: the print, to the next whole pixel. */
function drawnBox(print: FilmPrint, { widthPx, heightPx, crop }: FilmDrawing): Box {
  const picture = pictureBox(print)
  const part = print.turned ? turnedCrop(crop, heightPx) : crop
  const perPx = {
    x: picture.widthMm / (print.turned ? heightPx : widthPx),
    y: picture.heightMm / (print.turned ? widthPx : heightPx),
  }
  return {
    xMm: picture.xMm + part.left * perPx.x,
    yMm: picture.yMm + part.top * perPx.y,
    widthMm: part.width * perPx.x,
    heightMm: part.height * perPx.y,
  }
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

type Reference = ReturnType<OpenPdf['pdf']['ref']>

interface PdfImage {
  readonly name: string
  readonly reference: Reference
}

/** Transparency becomes a soft mask. Only the compressed picture is held in memory. */
async function addPdfImage(
  document: OpenPdf,
  drawing: FilmDrawing,
  colourSpace: ColourSpace,
): Promise<PdfImage> {
  const { pdf } = document
  const { upright, turned = '', crop } = drawing
  const [width, height] = upright === undefined ? [crop.height, crop.width] : [crop.width, crop.height]
  const mask = pdf.ref(imageDictionary({ width, height, colours: 1 }))
  const reference = pdf.ref({
    ...imageDictionary({ width, height, colours: 3 }),
    ColorSpace: colourSpace,
    SMask: mask,
  })
  const colourRows = rowWriter(reference, width, 3)
  const maskRows = rowWriter(mask, width, 1)

  const pixels = openPixelFile(upright ?? turned, width)
  try {
    const planes = { colours: new Uint8Array(ROWS * width * 3), alpha: new Uint8Array(ROWS * width) }
    for (let row = 0; row < height; row += ROWS) {
      const { colours, alpha } = splitAlpha(pixels.rows(row, Math.min(ROWS, height - row)), planes)
      await colourRows.write(colours)
      await maskRows.write(alpha)
    }
  } finally {
    pixels.close()
  }
  await colourRows.end()
  await maskRows.end()
  await document.drained()
  return { name: `Print${reference.id}`, reference }
}

const ROWS = 128

interface ImageShape {
  readonly width: number
  readonly height: number
  readonly colours: 1 | 3
}

function imageDictionary({ width, height, colours }: ImageShape) {
  return {
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: colours === 3 ? 'DeviceRGB' : 'DeviceGray',
    BitsPerComponent: 8,
    Filter: 'FlateDecode',
    // Each row begins with its filter, as in PNG.
    DecodeParms: { Predictor: 15, Colors: colours, BitsPerComponent: 8, Columns: width },
  }
}

function rowWriter(reference: Reference, width: number, bytesPerPixel: number) {
  const bytesPerRow = width * bytesPerPixel
  const previous = new Uint8Array(bytesPerRow)
  const zlib = zlibPieces((compressed) => {
    reference.write(compressed)
  })
  return {
    async write(rows: Uint8Array): Promise<void> {
      const filtered = filterRows(rows, {
        bytesPerRow,
        bytesPerPixel,
        previous,
        roomFor: (length) => zlib.room(length),
      })
      previous.set(rows.subarray(rows.length - bytesPerRow))
      await zlib.add(filtered)
    },
    async end(): Promise<void> {
      await zlib.end()
      reference.end(undefined)
    },
  }
}

interface Planes {
  readonly colours: Uint8Array
  readonly alpha: Uint8Array
}

function splitAlpha(pixels: Uint8Array, into: Planes): Planes {
  const count = pixels.length / 4
  const { colours, alpha } = into
  for (let pixel = 0, from = 0, to = 0; pixel < count; pixel++, from += 4, to += 3) {
    colours[to] = pixels[from] ?? 0
    colours[to + 1] = pixels[from + 1] ?? 0
    colours[to + 2] = pixels[from + 2] ?? 0
    alpha[pixel] = pixels[from + 3] ?? 0
  }
  return { colours: colours.subarray(0, count * 3), alpha: alpha.subarray(0, count) }
}
