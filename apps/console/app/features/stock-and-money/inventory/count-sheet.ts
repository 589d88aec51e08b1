import { m } from '../../../messages/messages.ts'
import { predictMovement } from './predict-movement.ts'
import { readDecimal } from '../../../lib/forms/decimal-text.ts'
import { measureOf } from './quantity.ts'
import type { StockItem } from './stock.ts'

export interface Mark {
  readonly text: string
  readonly seen: number
}
export type Marks = Readonly<Record<string, Mark>>

export interface CountLine {
  readonly item: StockItem
  readonly text: string
  /** In the item's own unit; undefined while the text is not a number. */
  readonly counted: number | undefined
  readonly variance: number
  readonly worthMinor: number | undefined
  readonly problem: string | undefined
  /** The ledger quantity at the time of the count, if it has changed since. */
  readonly movedFrom: number | undefined
}

export function countLine(item: StockItem, mark: Mark | undefined, currencyExponent: number): CountLine {
  const text = mark?.text ?? ''
  const counted = readDecimal(text, measureOf(item.unit).exponent)
  const nothing = { item, text, counted: undefined, variance: 0, worthMinor: undefined, movedFrom: undefined }
  if (counted === undefined || counted < 0) {
    return { ...nothing, problem: text.trim() === '' ? undefined : m.stock.count.noNumber }
  }
  const { difference, worthMinor, problem } = predictMovement(
    item,
    { type: 'count', quantity: counted },
    currencyExponent,
  )
  return {
    ...{ item, text, counted, variance: difference, problem },
    worthMinor: worthMinor === undefined ? undefined : Math.sign(difference) * worthMinor,
    movedFrom: mark !== undefined && mark.seen !== item.onHand ? mark.seen : undefined,
  }
}

interface CountSummary {
  readonly counted: number
  readonly differing: readonly CountLine[]
  readonly problems: number
  /** Of the differences with a known cost. */
  readonly worthMinor: number
}

export function summaryOf(lines: readonly CountLine[]): CountSummary {
  const counted = lines.filter((line) => line.counted !== undefined)
  return {
    counted: counted.length,
    differing: counted.filter(({ variance }) => variance !== 0),
    problems: lines.filter(({ problem }) => problem !== undefined).length,
    worthMinor: counted.reduce((sum, { worthMinor }) => sum + (worthMinor ?? 0), 0),
  }
}

/** Every word is in the SKU or the name, in any order. */
export function hasWords({ sku, name }: Pick<StockItem, 'sku' | 'name'>, words: string): boolean {
  const within = `${sku} ${name}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => within.includes(word))
}
