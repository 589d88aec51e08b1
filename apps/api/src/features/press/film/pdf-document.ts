import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import PDFDocument from 'pdfkit'

const POINTS_PER_MM = 72 / 25.4
/** Longer pages need a larger unit (ISO 32000-1, annex C). */
const MAX_POINTS = 14_400

interface Page {
  readonly widthMm: number
  readonly heightMm: number
}

/** Drawn in millimetres from the top left corner of each page. */
export function openPdf(path: string, title: string) {
  const pdf = new PDFDocument({ autoFirstPage: false, margin: 0, info: { Title: title, Creator: 'Platen' } })
  const file = createWriteStream(path)
  const written = finished(pdf.pipe(file))
  written.catch(() => undefined)
  return {
    pdf,
    addPage({ widthMm, heightMm }: Page): void {
      const longest = Math.max(widthMm, heightMm) * POINTS_PER_MM
      const userUnit = Math.ceil(longest / MAX_POINTS)
      const scale = POINTS_PER_MM / userUnit
      // pdfkit knows the unit; its types do not yet.
      const page = { size: [widthMm * scale, heightMm * scale], margin: 0, userUnit }
      pdf.addPage(page)
      pdf.scale(scale)
    },
    /** Waits until most of the drawing is on disk, so that it does not pile up in memory. */
    async drained(): Promise<void> {
      while (pdf.readableLength + file.writableLength > MAX_UNWRITTEN_BYTES && !file.destroyed)
        await setTimeout(POLL_MS)
    },
    async end(): Promise<void> {
      pdf.end()
      await written
    },
    close: () => file.destroy(),
  }
}

const MAX_UNWRITTEN_BYTES = 1_000_000
const POLL_MS = 2
export type OpenPdf = ReturnType<typeof openPdf>
