interface PdfOptions {
  /** Content streams, one for each page. */
  readonly pages: readonly string[]
  readonly mediaBox?: string
  readonly resources?: string
  readonly catalog?: string
  readonly trailer?: string
  readonly objects?: readonly string[]
}

/** Objects 1 and 2 are the catalogue and the pages; `objects` follow from 3 on. */
export function pdfOf({
  pages,
  mediaBox = '0 0 200 100',
  resources = '<< >>',
  catalog = '',
  trailer = '',
  objects = [],
}: PdfOptions): Buffer {
  const firstPage = 3 + objects.length
  const kids = pages.map((_, index) => `${firstPage + 2 * index} 0 R`)
  const bodies = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids.join(' ')}] >>`,
    ...objects,
    ...pages.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [${mediaBox}] /Resources ${resources} /Contents ${firstPage + 2 * index + 1} 0 R >>`,
      streamOf(content),
    ]),
  ]
  const parts = ['%PDF-1.7\n']
  const offsets: number[] = []
  let at = parts[0]?.length ?? 0
  bodies.forEach((body, index) => {
    const part = `${index + 1} 0 obj\n${body}\nendobj\n`
    offsets.push(at)
    parts.push(part)
    at += part.length
  })
  parts.push(
    `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n`,
    ...offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`),
    `trailer\n<< /Size ${bodies.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`,
  )
  return Buffer.from(parts.join(''), 'latin1')
}

export function streamOf(content: string, entries = ''): string {
  return `<< /Length ${content.length} ${entries} >>\nstream\n${content}\nendstream`
}
