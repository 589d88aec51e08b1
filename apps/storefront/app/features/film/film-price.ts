import {
  billedCentimetres,
  lengthBreakBp,
  sheetPriceMinor,
  transferPriceMinor,
  type SizeTier,
} from '@platen/pricing'
import type { SoldFilm } from './builder-context.ts'
import { inkSizes, type Sheet } from './sheet/sheet.ts'

export interface SheetPrice {
  readonly billedCm: number
  /** Of one, before a length break; undefined for an empty sheet. */
  readonly unitMinor: number | undefined
  readonly totalMinor: number | undefined
  readonly percentOff: number
  readonly isMinimum: boolean
}

/** Of so many equal sheets, as the order will price them alone. */
export function priceSheets(lengthMm: number, quantity: number, { prices }: SoldFilm): SheetPrice {
  const billedCm = billedCentimetres(lengthMm)
  const unitMinor = billedCm === 0 ? undefined : sheetPriceMinor(billedCm, prices)
  const bp = lengthBreakBp(billedCm * quantity, prices.lengthBreaks)
  const full = (unitMinor ?? 0) * quantity
  const most = Math.max(0, full - prices.minimumSheetMinor * quantity)
  const off = Math.min(Math.floor((full * bp + 5_000) / 10_000), most)
  return {
    billedCm,
    unitMinor,
    totalMinor: unitMinor === undefined ? undefined : full - off,
    percentOff: bp / 100,
    isMinimum: unitMinor !== undefined && unitMinor === prices.minimumSheetMinor,
  }
}

/** What all pieces cost cut apart; undefined when one of them has no price. */
export function priceTransfers(
  { prints, pieces }: Sheet,
  { prices }: SoldFilm,
  sizeTiers: readonly SizeTier[],
): { readonly totalMinor: number | undefined; readonly unitMinor: ReadonlyMap<string, number | undefined> } {
  const unitMinor = new Map(
    [...inkSizes(prints)].map(([id, size]) => [id, transferPriceMinor(size, prices, sizeTiers)]),
  )
  const amounts = pieces.map(({ printId }) => unitMinor.get(printId))
  const totalMinor = amounts.reduce<number | undefined>(
    (sum, amount) => (sum === undefined || amount === undefined ? undefined : sum + amount),
    0,
  )
  return { totalMinor, unitMinor }
}
