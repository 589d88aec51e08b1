import { sizeTierFor, type SizeTier } from './size-tier.ts'

/** What film without a garment costs, in minor units. */
export interface FilmPrices {
  /** A transfer by its area on film, or by the size tier of prints on garments. */
  readonly transfer: { readonly by: 'area' | 'tier'; readonly perDm2Minor: number | null }
  /** Of one transfer. */
  readonly minimumTransferMinor: number
  readonly sheetPerMetreMinor: number
  readonly lengthBreaks: readonly LengthBreak[]
  /** Of one sheet, also after a length break. */
  readonly minimumSheetMinor: number
}

/** From `fromCm` centimetres of sheets in one order, each is `percentOffBp` hundredths of a percent cheaper. */
export interface LengthBreak {
  readonly fromCm: number
  readonly percentOffBp: number
}

/** Dearer pieces have no price, so that the largest order stays an exact integer. */
export const MOST_FOR_A_PIECE_MINOR = 900_000_000

/**
 * The price of one transfer of this size on film, without its empty margin; undefined when there is none. Lengths in
 * tenths of a millimetre.
 */
export function transferPriceMinor(
  size: { readonly widthMm: number; readonly heightMm: number },
  { transfer, minimumTransferMinor }: Pick<FilmPrices, 'transfer' | 'minimumTransferMinor'>,
  sizeTiers: readonly SizeTier[],
): number | undefined {
  const price =
    transfer.by === 'area'
      ? areaPriceMinor(size, transfer.perDm2Minor ?? 0)
      : sizeTierFor(size, sizeTiers)?.priceMinor
  return price === undefined ? undefined : withinBounds(Math.max(price, minimumTransferMinor))
}

/** The price of one sheet of so many centimetres, before a length break; undefined when there is none. */
export function sheetPriceMinor(
  billedCm: number,
  { sheetPerMetreMinor, minimumSheetMinor }: Pick<FilmPrices, 'sheetPerMetreMinor' | 'minimumSheetMinor'>,
): number | undefined {
  const price = Number(halfUp(BigInt(billedCm) * BigInt(sheetPerMetreMinor), 100n))
  return withinBounds(Math.max(price, minimumSheetMinor))
}

/** Film is sold by the started centimetre. */
export function billedCentimetres(lengthMm: number): number {
  return Math.ceil(tenths(lengthMm) / 100)
}

/** The best break that the centimetres of all sheets of an order have reached. */
export function lengthBreakBp(orderedCm: number, lengthBreaks: readonly LengthBreak[]): number {
  return Math.max(
    0,
    ...lengthBreaks.filter(({ fromCm }) => fromCm <= orderedCm).map(({ percentOffBp }) => percentOffBp),
  )
}

/** A square decimetre is a million squares of a tenth of a millimetre. */
function areaPriceMinor(
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
  perDm2Minor: number,
): number {
  const area = BigInt(tenths(widthMm)) * BigInt(tenths(heightMm))
  return Number(halfUp(area * BigInt(perDm2Minor), 1_000_000n))
}

function withinBounds(priceMinor: number): number | undefined {
  return priceMinor <= MOST_FOR_A_PIECE_MINOR ? priceMinor : undefined
}

function tenths(mm: number): number {
  return Math.round(mm * 10)
}

function halfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}
