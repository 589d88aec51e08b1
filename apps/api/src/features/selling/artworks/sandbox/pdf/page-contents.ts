import type { Pdfium } from './pdfium.ts'

export interface PageContents {
  readonly pictures: number
  /** The sharpest picture's pixels per inch, if the page has pictures and nothing else. */
  readonly picturesDpi: number | undefined
  /** Whether text needs a font that is not in the file. */
  readonly lacksFonts: boolean
}

/** Of `fpdf_edit.h`. */
const OBJECT = { text: 1, picture: 3, form: 5 } as const

const DEEPEST_FORM = 8
/** Counting more would take longer than drawing them. */
const MOST_OBJECTS = 200_000

interface Found {
  objects: number
  pictures: number
  others: number
  dpi: number
  lacksFonts: boolean
}

export function pageContents(pdfium: Pdfium, page: number): PageContents {
  const found: Found = { objects: 0, pictures: 0, others: 0, dpi: 0, lacksFonts: false }
  const count = pdfium._FPDFPage_CountObjects(page)
  for (let index = 0; index < count; index += 1)
    look(pdfium, { object: pdfium._FPDFPage_GetObject(page, index), depth: 0 }, found)
  return {
    pictures: found.pictures,
    picturesDpi: found.others === 0 && found.dpi > 0 ? found.dpi : undefined,
    lacksFonts: found.lacksFonts,
  }
}

interface Place {
  readonly object: number
  readonly depth: number
}

function look(pdfium: Pdfium, { object, depth }: Place, found: Found): void {
  found.objects += 1
  if (object === 0 || found.objects > MOST_OBJECTS) return
  const type = pdfium._FPDFPageObj_GetType(object)
  if (type === OBJECT.picture) {
    found.pictures += 1
    // The bounds of what is in a form are not those on the page.
    if (depth === 0) found.dpi = Math.max(found.dpi, dpiOf(pdfium, object))
    else found.others += 1
    return
  }
  found.others += 1
  if (type === OBJECT.text) {
    const font = pdfium._FPDFTextObj_GetFont(object)
    if (font !== 0 && pdfium._FPDFFont_GetIsEmbedded(font) === 0) found.lacksFonts = true
  }
  if (type !== OBJECT.form || depth === DEEPEST_FORM) return
  const count = pdfium._FPDFFormObj_CountObjects(object)
  for (let index = 0; index < count && found.objects <= MOST_OBJECTS; index += 1)
    look(pdfium, { object: pdfium._FPDFFormObj_GetObject(object, index), depth: depth + 1 }, found)
}

function dpiOf(pdfium: Pdfium, picture: number): number {
  const at = pdfium._malloc(24)
  const pixels = pdfium._FPDFImageObj_GetImagePixelSize(picture, at, at + 4)
  const bounds = pdfium._FPDFPageObj_GetBounds(picture, at + 8, at + 12, at + 16, at + 20)
  const { buffer } = pdfium.HEAPU8
  const [width = 0, height = 0] = new Uint32Array(buffer, at, 2)
  const [left = 0, bottom = 0, right = 0, top = 0] = new Float32Array(buffer, at + 8, 4)
  pdfium._free(at)
  if (pixels === 0 || bounds === 0 || right <= left || top <= bottom) return 0
  return 72 * Math.max(width / (right - left), height / (top - bottom))
}
