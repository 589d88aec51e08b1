import PDFDocument from 'pdfkit'

const POINTS_PER_MM = 72 / 25.4

interface PdfOptions {
  /** Millimetres. */
  readonly paper: { readonly width: number; readonly height: number }
  readonly title: string
  readonly author?: string
  readonly locale: string
  readonly now: Date
}

interface PdfInMemory {
  readonly doc: PDFKit.PDFDocument
  /** Lengths are millimetres from here on. */
  readonly addPage: () => void
  readonly end: () => Promise<Buffer>
}

export function openPdfInMemory({ paper, title, author, locale, now }: PdfOptions): PdfInMemory {
  const doc = new PDFDocument({
    autoFirstPage: false,
    size: [paper.width * POINTS_PER_MM, paper.height * POINTS_PER_MM],
    margin: 0,
    lang: locale,
    displayTitle: true,
    info: {
      Title: title,
      ...(author !== undefined && { Author: author }),
      Creator: 'Platen',
      Producer: 'Platen',
      CreationDate: now,
    },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  return {
    doc,
    addPage() {
      doc.addPage()
      doc.scale(POINTS_PER_MM)
    },
    async end() {
      doc.end()
      await ended
      return Buffer.concat(chunks)
    },
  }
}
