import type { DocumentLine } from './business-document.ts'
import type { Sheet } from './sheet.ts'
import { FOOT, LEFT, RIGHT, WIDTH } from './page.ts'

const GAP = 6
const NAME_LINE = 4.6
const DETAIL_LINE = 4.2
const EDGE = 2.6
const BOX = 4.4

interface Column {
  readonly title: string
  /** Its right edge. */
  readonly x: number
  readonly of: (line: DocumentLine) => string
}

interface Table {
  readonly columns: readonly Column[]
  readonly nameWidth: number
}

/** The heads of the columns stand on every page. */
export function layOutLines(sheet: Sheet): void {
  const { lines } = sheet.document
  if (lines.length === 0) return
  const table = tableOf(sheet)
  sheet.makeRoom(30)
  layOutTitles(sheet, table)
  for (const line of lines) layOutLine(sheet, line, table)
  sheet.y += 2
}

/** Numbers get the room that they need, names the rest. */
function tableOf(sheet: Sheet): Table {
  const { document, words, measure, styles } = sheet
  const { columns: titles } = words.texts
  const wanted: Omit<Column, 'x'>[] = document.lines.some(({ price }) => price !== null)
    ? [
        { title: titles.quantity, of: ({ quantity }) => words.count(quantity) },
        { title: titles.unitPrice, of: ({ price }) => (price ? words.money(price.unitMinor) : '') },
        { title: titles.amount, of: ({ price }) => (price ? words.money(price.totalMinor) : '') },
      ]
    : [
        { title: titles.quantity, of: ({ quantity }) => words.count(quantity) },
        { title: titles.packed, of: () => '' },
      ]
  let right: number = RIGHT
  const columns: Column[] = []
  for (const column of wanted.toReversed()) {
    const width = Math.max(
      measure.widthOf(column.title, styles.caption),
      ...document.lines.map((line) => measure.widthOf(column.of(line), styles.figures)),
    )
    columns.unshift({ ...column, x: right })
    right -= width + GAP
  }
  return { columns, nameWidth: Math.max(WIDTH / 4, right - LEFT) }
}

function layOutTitles(sheet: Sheet, { columns, nameWidth }: Table): void {
  const { words, styles, palette } = sheet
  const y = sheet.y + 4
  sheet.write(words.texts.columns.item, LEFT, y, { ...styles.caption, maxWidth: nameWidth })
  for (const { title, x } of columns) sheet.write(title, x, y, { ...styles.caption, align: 'right' })
  sheet.y = y + 2.2
  sheet.rect({ x: LEFT, y: sheet.y, width: WIDTH, height: 0.35 }, palette.ink)
}

const MAX_NAME_LINES = 4
const MAX_DETAIL_LINES = 12

function layOutLine(sheet: Sheet, line: DocumentLine, table: Table): void {
  const { measure, styles, palette } = sheet
  const names = measure.lines(line.name, styles.strong, { width: table.nameWidth, lines: MAX_NAME_LINES })
  const details =
    line.detail === null
      ? []
      : measure.lines(line.detail, styles.soft, { width: table.nameWidth, lines: MAX_DETAIL_LINES })
  const height = 2 * EDGE + names.length * NAME_LINE + details.length * DETAIL_LINE
  if (sheet.makeRoom(Math.min(height, FOOT / 2))) layOutTitles(sheet, table)
  let at = sheet.y + EDGE + 3.4
  for (const { of, x } of table.columns) {
    const text = of(line)
    if (text === '') sheet.rect({ x: x - BOX, y: at - 3.6, width: BOX, height: BOX }, palette.ink)
    if (text === '')
      sheet.rect({ x: x - BOX + 0.3, y: at - 3.3, width: BOX - 0.6, height: BOX - 0.6 }, '#ffffff')
    sheet.write(text, x, at, styles.figures)
  }
  for (const text of names) {
    sheet.write(text, LEFT, at, styles.strong)
    at += NAME_LINE
  }
  for (const text of details) {
    sheet.write(text, LEFT, at, styles.soft)
    at += DETAIL_LINE
  }
  sheet.y += height
  sheet.rect({ x: LEFT, y: sheet.y, width: WIDTH, height: 0.2 }, palette.rule)
}
