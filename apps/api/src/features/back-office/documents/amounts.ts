import { discountsApart, withCodeApart } from '@platen/pricing'
import type { Amount } from '../../../platform/business-documents/business-document.ts'
import type { IssuingShop } from './document-rows.ts'

interface Priced {
  readonly subtotalMinor: number
  readonly discountMinor: number
  /** Null in estimates of before it was kept apart. */
  readonly agreedDiscountMinor: number | null
  readonly discountReason?: string | null
  readonly code?: (Parameters<typeof withCodeApart>[1] & { readonly code: string }) | null
  readonly feeMinor: number
  readonly taxMinor: number
  readonly totalMinor: number
  readonly lines: readonly { readonly lineTotalMinor: number }[]
}

/** What stands above the total. */
export function amountsBefore(priced: Priced, tax: IssuingShop['tax']): Amount[] {
  const { subtotalMinor, agreedDiscountMinor, discountReason, code, totalMinor, taxMinor } = priced
  const { discountMinor, feeMinor, codeMinor } = withCodeApart(priced, code)
  const { agreedMinor, breaksMinor } = discountsApart({ discountMinor, agreedDiscountMinor })
  return [
    ...amountIf('subtotal', subtotalMinor, discountMinor + feeMinor + codeMinor > 0),
    ...amountIf('quantityDiscount', -breaksMinor, breaksMinor > 0),
    ...amountIf('discount', -agreedMinor, agreedMinor > 0, discountReason),
    ...amountIf('fee', feeMinor, feeMinor > 0),
    ...amountIf('discountCode', -codeMinor, codeMinor > 0, code?.code),
    ...taxRows(totalMinor, taxMinor, rateOf(priced, tax)),
  ]
}

export function amountIf(
  name: Amount['name'],
  minor: number,
  isShown: boolean,
  detail?: string | null,
): Amount[] {
  return isShown ? [{ name, minor, ...(detail != null && { detail }) }] : []
}

export function taxRows(totalMinor: number, taxMinor: number, rateBp: number | null): Amount[] {
  if (taxMinor === 0) return []
  return [
    { name: 'net', minor: totalMinor - taxMinor },
    { name: 'tax', minor: taxMinor, ...(rateBp !== null && { rateBp }) },
  ]
}

/** The rate of the settings, unless it was taxed at another one. */
function rateOf(
  { lines, feeMinor, taxMinor }: Pick<Priced, 'lines' | 'feeMinor' | 'taxMinor'>,
  { mode, rateBp }: IssuingShop['tax'],
): number | null {
  const parts = [...lines.map(({ lineTotalMinor }) => lineTotalMinor), feeMinor]
  const base = mode === 'inclusive' ? 10_000 + rateBp : 10_000
  const tax = parts.reduce((sum, part) => sum + divided(part, rateBp, base), 0)
  return mode !== 'none' && tax === taxMinor ? rateBp : null
}

/** `amount × share ÷ whole`, a half rounded up; exact for every amount of money. */
export function divided(amount: number, share: number, whole: number): number {
  const [a, s, w] = [BigInt(amount), BigInt(share), BigInt(whole)]
  return Number((2n * a * s + w) / (2n * w))
}
