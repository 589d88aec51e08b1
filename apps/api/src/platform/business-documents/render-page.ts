import { escapeHtml as escape } from '../http/answers/escape-html.ts'
import { glyphPath } from '../pdf/glyph-path.ts'
import { loadPdfFonts, runsOf } from '../pdf/pdf-fonts.ts'
import { createTextMeasure, featuresOf, fontsOf, startX } from '../pdf/text-measure.ts'
import type { BusinessDocument } from './business-document.ts'
import { titleOf } from './document-words.ts'
import type { DocumentLogo } from './document-logo.ts'
import { layOut } from './lay-out.ts'
import { PAPER, type Mark } from './page.ts'

/** Of a millimetre: a hundredth is finer than any screen. */
const DECIMALS = 2

/** The document as a web page, with the same outlines as its PDF. Loads nothing. */
export async function renderPage(
  document: BusinessDocument,
  logo: DocumentLogo | undefined,
): Promise<string> {
  const fonts = await loadPdfFonts(document.issuer.look)
  const measure = createTextMeasure(fonts)
  const title = titleOf(document)
  const pages = layOut(document, { measure, logo }).map(
    ({ marks }) =>
      `<svg role="img" aria-label="${escape(title)}" viewBox="0 0 ${PAPER.width} ${PAPER.height}">${marks
        .map(draw)
        .join('')}</svg>`,
  )
  return `<!doctype html>
<html lang="${escape(document.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>
body { margin: 0; padding: 4vw; display: grid; gap: 4vw; background: #d9dadc; }
html[data-scheme="dark"] body { background: #2a2b2e; }
svg { display: block; width: 100%; max-width: 60rem; margin: auto; background: #fff; }
</style>
</head>
<body>
${pages.join('\n')}
</body>
</html>
`

  function draw(mark: Mark): string {
    switch (mark.kind) {
      case 'rect': {
        const { x, y, width, height, colour, radius = 0 } = mark
        return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${colour}"/>`
      }
      case 'logo': {
        const { x, y, width, height } = mark
        const data = logo?.png.toString('base64') ?? ''
        return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/png;base64,${data}"/>`
      }
      case 'text': {
        const { text, x, y, style } = mark
        const shown = style.maxWidth === undefined ? text : measure.shorten(text, style, style.maxWidth)
        let at = startX(x, measure.widthOf(shown, style), style)
        let path = ''
        for (const run of runsOf(fontsOf(fonts, style), shown)) {
          const glyphs = run.font.layout(run.text, featuresOf(style))
          const scale = style.size / run.font.unitsPerEm
          path += glyphPath(glyphs, scale, { x: at, y }, DECIMALS)
          at += glyphs.advanceWidth * scale
        }
        return path === '' ? '' : `<path fill="${style.colour}" d="${path}"/>`
      }
    }
  }
}
