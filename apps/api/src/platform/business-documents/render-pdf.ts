import { loadPdfFonts } from '../pdf/pdf-fonts.ts'
import { openPdfInMemory } from '../pdf/pdf-in-memory.ts'
import { createPen } from '../pdf/pen.ts'
import type { BusinessDocument } from './business-document.ts'
import { titleOf } from './document-words.ts'
import type { DocumentLogo } from './document-logo.ts'
import { layOut } from './lay-out.ts'
import { PAPER, type Mark } from './page.ts'

interface RenderOptions {
  readonly logo: DocumentLogo | undefined
  readonly now: Date
}

export async function renderPdf(document: BusinessDocument, { logo, now }: RenderOptions): Promise<Buffer> {
  const fonts = await loadPdfFonts(document.issuer.look)
  const { doc, addPage, end } = openPdfInMemory({
    paper: PAPER,
    title: titleOf(document),
    author: document.issuer.name,
    locale: document.locale,
    now,
  })
  const pen = createPen(doc, fonts)
  const draw = (mark: Mark) => {
    switch (mark.kind) {
      case 'text':
        pen.write(mark.text, mark.x, mark.y, mark.style)
        return
      case 'rect':
        doc.roundedRect(mark.x, mark.y, mark.width, mark.height, mark.radius ?? 0).fill(mark.colour)
        return
      case 'logo':
        if (logo) doc.image(logo.png, mark.x, mark.y, { width: mark.width, height: mark.height })
    }
  }
  for (const page of layOut(document, { measure: pen, logo })) {
    addPage()
    for (const mark of page.marks) draw(mark)
  }
  return end()
}
