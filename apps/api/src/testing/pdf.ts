import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface ReadPdf {
  readonly pages: number
  /** Without spaces, which a PDF stores only as distances. Pages count from 1. */
  textOf(page: number): Promise<string>
  sizeOf(page: number): Promise<{ widthMm: number; heightMm: number }>
  /** `scale` is pixels per point; RGBA. */
  pixelsOf(page: number, scale: number): Promise<{ data: Uint8ClampedArray; width: number; height: number }>
}

interface Drawn {
  readonly canvas: unknown
  readonly context: {
    getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray }
  }
}

const MM_PER_POINT = 25.4 / 72

export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  return {
    pages: pdf.numPages,
    async textOf(page) {
      const { items } = await (await pdf.getPage(page)).getTextContent()
      return items
        .map((item) => ('str' in item ? item.str : ''))
        .join('')
        .replaceAll(/\s/g, '')
    },
    async sizeOf(page) {
      const { width, height } = (await pdf.getPage(page)).getViewport({ scale: MM_PER_POINT })
      return { widthMm: width, heightMm: height }
    },
    async pixelsOf(page, scale) {
      const opened = await pdf.getPage(page)
      const viewport = opened.getViewport({ scale })
      const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)]
      const { canvas, context } = (pdf.canvasFactory as { create(w: number, h: number): Drawn }).create(
        width,
        height,
      )
      await opened.render({ canvas: canvas as never, viewport }).promise
      return { data: context.getImageData(0, 0, width, height).data, width, height }
    },
  }
}
