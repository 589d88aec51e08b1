import type { Amount } from './business-document.ts'
import type { Sheet } from './sheet.ts'
import { RIGHT } from './page.ts'

const BLOCK = 88
const ROW = 5.8
const SUM = 13
const EDGE = 4

/** Stays together on one page. */
export function layOutTotals(sheet: Sheet): void {
  const { totals } = sheet.document
  if (totals === null) return
  sheet.makeRoom(6 + (totals.before.length + totals.after.length) * ROW + SUM + 6)
  sheet.y += 4
  for (const amount of totals.before) layOutRow(sheet, amount)
  layOutSum(sheet, totals.sum)
  for (const amount of totals.after) layOutRow(sheet, amount)
}

function layOutRow(sheet: Sheet, amount: Amount): void {
  const { words, measure, styles } = sheet
  const { label, value } = words.amount(amount)
  const y = sheet.y + 4.2
  const room = BLOCK - 2 * EDGE - measure.widthOf(value, styles.figures) - 4
  sheet.write(label, RIGHT - BLOCK + EDGE, y, { ...styles.soft, maxWidth: room })
  sheet.write(value, RIGHT - EDGE, y, styles.figures)
  sheet.y += ROW
}

function layOutSum(sheet: Sheet, amount: Amount): void {
  const { words, measure, palette, styles } = sheet
  const { label, value } = words.amount(amount)
  const room = BLOCK - 2 * EDGE
  sheet.y += 1.5
  sheet.rect({ x: RIGHT - BLOCK, y: sheet.y, width: BLOCK, height: SUM }, palette.wash, 1.5)
  const figures = measure.fit(value, { ...styles.sum, size: 5.6, align: 'right' }, room * 0.62)
  const left = room - measure.widthOf(value, figures) - 4
  sheet.write(value, RIGHT - EDGE, sheet.y + 8.4, figures)
  sheet.write(
    label,
    RIGHT - BLOCK + EDGE,
    sheet.y + 8.2,
    measure.fit(label, { ...styles.sum, size: 4 }, left),
  )
  sheet.y += SUM + 1.5
}
