import { fill } from '@platen/messages'
import type { TextMeasure, TextStyle } from '../pdf/text-measure.ts'
import type { BusinessDocument } from './business-document.ts'
import { documentWords, titleOf } from './document-words.ts'
import { layOutHead } from './lay-out-head.ts'
import { layOutLines } from './lay-out-lines.ts'
import { layOutTotals } from './lay-out-totals.ts'
import { FOOT, LEFT, paletteOf, paragraphs, RIGHT, stylesOf, TOP, WIDTH, type Page } from './page.ts'
import type { Logo, Sheet } from './sheet.ts'

interface LayOutOptions {
  readonly measure: TextMeasure
  readonly logo: Logo | undefined
}

/**
 *      logo                title
 *                         number
 *      ━━━───────────────────────
 *      to        from       facts
 *
 *      item     qty  price  amount
 *      ───────────────────────────
 *                         amounts
 *      message            ┃ total ┃
 *      terms
 *
 *      footer of the shop
 *      ───────────────────────────
 *      contacts         page 1 of 1
 */
export function layOut(document: BusinessDocument, { measure, logo }: LayOutOptions): readonly Page[] {
  const pages: Page[] = [{ marks: [] }]
  const palette = paletteOf(document.issuer.look)
  const sheet: Sheet = {
    document,
    words: documentWords(document),
    measure,
    palette,
    styles: stylesOf(palette),
    y: TOP,
    write: (text, x, y, style) => sheet.add({ kind: 'text', text, x, y, style }),
    rect: (box, colour, radius) =>
      sheet.add({ kind: 'rect', ...box, colour, ...(radius !== undefined && { radius }) }),
    add: (mark) => pages.at(-1)?.marks.push(mark),
    makeRoom(height) {
      if (sheet.y + height <= FOOT - 4) return false
      pages.push({ marks: [] })
      runningHead(sheet)
      return true
    },
  }
  layOutHead(sheet, logo)
  layOutLines(sheet)
  layOutTotals(sheet)
  layOutMessage(sheet)
  layOutTerms(sheet)
  layOutFooter(sheet)
  for (const [index, page] of pages.entries())
    layOutFoot(sheet, page, { page: index + 1, pages: pages.length })
  return pages
}

function runningHead(sheet: Sheet): void {
  const { document, styles } = sheet
  sheet.write(document.issuer.name, LEFT, TOP, { ...styles.caption, maxWidth: WIDTH / 2 })
  sheet.write(titleOf(document), RIGHT, TOP, {
    ...styles.caption,
    align: 'right',
    maxWidth: WIDTH / 2 - 4,
  })
  sheet.y = TOP + 8
}

const TEXT_WIDTH = WIDTH * 0.8
const MESSAGE_LINE = 4.6
const MAX_MESSAGE_LINES = 60
const TERMS_LINE = 4.3
const MAX_TERMS_LINES = 400

function layOutMessage(sheet: Sheet): void {
  const { message } = sheet.document
  if (message === null || message.trim() === '') return
  const style = sheet.styles.text
  sheet.y += 6
  layOutParagraphs(sheet, message, { style, height: MESSAGE_LINE, lines: MAX_MESSAGE_LINES })
}

/** Their heading stays with the first lines. */
function layOutTerms(sheet: Sheet): void {
  const { document, words, styles } = sheet
  const { terms } = document
  if (terms === undefined || terms === null || terms.trim() === '') return
  if (!sheet.makeRoom(6 + 4 * TERMS_LINE)) sheet.y += 6
  sheet.write(words.texts.terms, LEFT, sheet.y + 3.5, styles.strong)
  sheet.y += 5.4
  layOutParagraphs(sheet, terms, { style: styles.soft, height: TERMS_LINE, lines: MAX_TERMS_LINES })
}

interface Written {
  readonly style: TextStyle
  readonly height: number
  readonly lines: number
}

/** The last two lines stay together. */
function layOutParagraphs(sheet: Sheet, text: string, { style, height, lines: limit }: Written): void {
  const lines = paragraphs(sheet.measure, text, style, { width: TEXT_WIDTH, lines: limit })
  for (const [at, line] of lines.entries()) {
    sheet.makeRoom(at === lines.length - 2 ? 2 * height : height)
    sheet.write(line, LEFT, sheet.y + 3.5, style)
    sheet.y += height
  }
}

const FOOTER_LINE = 3.9

/** As low as it goes on the last page. */
function layOutFooter(sheet: Sheet): void {
  const { document, measure, styles } = sheet
  if (document.footer === null || document.footer.trim() === '') return
  const lines = paragraphs(measure, document.footer, styles.caption, { width: WIDTH, lines: 14 })
  const height = lines.length * FOOTER_LINE + 4
  sheet.makeRoom(height)
  const top = FOOT - height
  lines.forEach((line, at) => sheet.write(line, LEFT, top + 2.9 + at * FOOTER_LINE, styles.caption))
}

function layOutFoot(sheet: Sheet, page: Page, counted: { page: number; pages: number }): void {
  const { document, words, styles, palette } = sheet
  const number = fill(words.texts.page, {
    page: words.count(counted.page),
    pages: words.count(counted.pages),
  })
  const y = FOOT + 5.5
  page.marks.push(
    { kind: 'rect', x: LEFT, y: FOOT, width: WIDTH, height: 0.2, colour: palette.rule },
    {
      kind: 'text',
      text: document.issuer.contacts.join('  ·  '),
      x: LEFT,
      y,
      style: { ...styles.caption, maxWidth: WIDTH - sheet.measure.widthOf(number, styles.caption) - 8 },
    },
    { kind: 'text', text: number, x: RIGHT, y, style: { ...styles.caption, align: 'right' } },
  )
}
