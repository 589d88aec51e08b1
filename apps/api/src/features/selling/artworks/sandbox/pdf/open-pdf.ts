import sharp from 'sharp'
import { ARTWORK_BOUNDS } from '../../artwork-inspection.ts'
import { artworkRejected, damagedArtwork, tooDemanding } from '../../artwork-rejected.ts'
import type { OpenedArtwork, OpenedFor, PixelSize } from '../opened-artwork.ts'
import { shownPage } from '../../pdf-page.ts'
import { pageContents, type PageContents } from './page-contents.ts'
import { forgetPdfium, loadPdfium, type Pdfium } from './pdfium.ts'

/**
 * One page of a PDF, or of an Illustrator file that has one inside, on a transparent ground. Scripts, forms and comments
 * are neither run nor drawn.
 */
export async function openPdf(bytes: Buffer, use: OpenedFor): Promise<OpenedArtwork> {
  if (!bytes.includes('%%EOF', Math.max(0, bytes.length - END_BYTES), 'latin1')) throw damagedArtwork()
  const pdfium = await loadPdfium()
  let opened: DrawnPage
  try {
    opened = drawPage(pdfium, bytes, use)
  } catch (error) {
    // What WebAssembly throws when it crashes.
    if (!(error instanceof Error && error.name === 'RuntimeError')) throw error
    forgetPdfium()
    throw tooDemanding()
  }
  const { pixels, width, height, widthPt, contents, pages, shown } = opened
  return {
    pixels: () => sharp(pixels, { raw: { width, height, channels: 4 }, limitInputPixels: false }),
    width,
    height,
    orientation: 1,
    hasAlpha: true,
    colourSpace: 'srgb',
    vector: contents.picturesDpi === undefined,
    hasLiveText: contents.lacksFonts,
    carriedPictures: contents.picturesDpi === undefined ? contents.pictures : 0,
    pages: { count: pages, shown },
    statedDpi: (72 * width) / widthPt,
  }
}

/** Programs may write a little after the end mark. */
const END_BYTES = 8192

/** 535 × 535 mm at 300 DPI. What is larger is enlarged from that. */
const MOST_PIXELS = 40_000_000
const SMALLEST_SIDE_PT = 2
const MAX_ASPECT_RATIO = 200
const MOST_PICTURE_DPI = 1200

interface DrawnPage extends PixelSize {
  /** RGBA */
  readonly pixels: Buffer
  /** Of the page: 72 are an inch. */
  readonly widthPt: number
  readonly contents: PageContents
  readonly pages: number
  readonly shown: number
}

function drawPage(pdfium: Pdfium, bytes: Buffer, use: OpenedFor): DrawnPage {
  const file = pdfium._malloc(bytes.length)
  if (file === 0) throw tooDemanding()
  pdfium.HEAPU8.set(bytes, file)
  const document = pdfium._FPDF_LoadMemDocument(file, bytes.length, 0)
  try {
    if (document === 0)
      throw pdfium._FPDF_GetLastError() === PASSWORD_NEEDED ? passwordProtected() : damagedArtwork()
    const pages = pdfium._FPDF_GetPageCount(document)
    const shown = shownPage(bytes)
    if (pages === 0 || shown > pages) throw damagedArtwork()
    const page = pdfium._FPDF_LoadPage(document, shown - 1)
    if (page === 0) throw damagedArtwork()
    try {
      refuseWithoutDrawing(pdfium, page)
      const contents = pageContents(pdfium, page)
      const paper = pageSize(pdfium, page)
      const size = sizeFor(paper, contents, use)
      return { ...size, widthPt: paper.width, pixels: draw(pdfium, page, size), contents, pages, shown }
    } finally {
      pdfium._FPDF_ClosePage(page)
    }
  } finally {
    if (document !== 0) pdfium._FPDF_CloseDocument(document)
    pdfium._free(file)
  }
}

const PASSWORD_NEEDED = 4

function pageSize(pdfium: Pdfium, page: number): PixelSize {
  const width = pdfium._FPDF_GetPageWidthF(page)
  const height = pdfium._FPDF_GetPageHeightF(page)
  const isUsable =
    Math.min(width, height) >= SMALLEST_SIDE_PT &&
    Math.max(width / height, height / width) <= MAX_ASPECT_RATIO
  if (!isUsable) throw damagedArtwork()
  return { width, height }
}

function sizeFor(page: PixelSize, { picturesDpi }: PageContents, use: OpenedFor): PixelSize {
  const scale =
    typeof use === 'object'
      ? Math.max(use.width / page.width, use.height / page.height)
      : picturesDpi === undefined
        ? ARTWORK_BOUNDS.vectorSidePx / Math.max(page.width, page.height)
        : Math.min(picturesDpi, MOST_PICTURE_DPI) / 72
  const bounded = Math.min(scale, Math.sqrt(MOST_PIXELS / (page.width * page.height)))
  return {
    width: Math.max(1, Math.round(page.width * bounded)),
    height: Math.max(1, Math.round(page.height * bounded)),
  }
}

const BAND_ROWS = 512
const BGRA = 4
const REVERSED_TO_RGBA = 0x10
/** Layers that are only for screens are left out. */
const FOR_PRINT = 0x800

/** In bands, so that the picture is in memory once. */
function draw(pdfium: Pdfium, page: number, { width, height }: PixelSize): Buffer {
  const stride = width * 4
  const rows = Math.min(BAND_ROWS, height)
  const pixels = Buffer.allocUnsafeSlow(stride * height)
  const band = pdfium._malloc(stride * rows)
  if (band === 0) throw tooDemanding()
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, rows, BGRA, band, stride)
  for (let top = 0; top < height; top += rows) {
    const length = stride * Math.min(rows, height - top)
    pdfium.HEAPU8.fill(0, band, band + stride * rows)
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, -top, width, height, 0, REVERSED_TO_RGBA | FOR_PRINT)
    pixels.set(pdfium.HEAPU8.subarray(band, band + length), stride * top)
  }
  pdfium._FPDFBitmap_Destroy(bitmap)
  pdfium._free(band)
  return pixels
}

/** Illustrator writes a page with this text when "Create PDF Compatible File" is off. */
function refuseWithoutDrawing(pdfium: Pdfium, page: number): void {
  const text = pdfium._FPDFText_LoadPage(page)
  if (text === 0) return
  const at = pdfium._malloc(2 * (NOTICE_CHARACTERS + 1))
  const count = pdfium._FPDFText_GetText(text, 0, NOTICE_CHARACTERS, at)
  const found = Buffer.from(pdfium.HEAPU8.slice(at, at + 2 * count)).toString('utf16le')
  pdfium._free(at)
  pdfium._FPDFText_ClosePage(text)
  if (/Illustrator.{1,5}File\s+that\s+was\s+saved\s+without\s+PDF\s+Content/i.test(found))
    throw artworkRejected(
      'ai_without_pdf',
      'The Illustrator file was saved without its drawing as PDF.',
      'Save it again with "Create PDF Compatible File" checked, or save it as PDF or SVG.',
    )
}

const NOTICE_CHARACTERS = 400

function passwordProtected(): Error {
  return artworkRejected(
    'password_protected',
    'The PDF is protected with a password.',
    'Save it without a password, and upload it again.',
  )
}
