import type { Resources } from '@platen/api-client'
import { addDays, dayIn, startOfDay } from '@platen/formats/calendar'

export type Discount = Resources['DiscountRecord']
type Terms = Omit<Resources['DiscountUpdate'], 'revision'>

/** Days are of the store, both included; numbers that may be missing are texts. */
export interface DiscountForm {
  code: string
  kind: Discount['kind']
  percentOffBp: number | null
  amountMinor: number | null
  garmentKinds: string[]
  minimumMinor: number | null
  validFrom: string
  validUntil: string
  maxUses: string
  maxUsesEach: string
  note: string
}

export const NEW_DISCOUNT: DiscountForm = {
  code: '',
  kind: 'percent',
  percentOffBp: 1_000,
  amountMinor: null,
  garmentKinds: [],
  minimumMinor: 0,
  validFrom: '',
  validUntil: '',
  maxUses: '',
  maxUsesEach: '',
  note: '',
}

export function toForm(discount: Discount, timeZone: string): DiscountForm {
  const { code, kind, percentOff, amountMinor, garmentKinds, minimumMinor, maxUses, maxUsesEach } = discount
  const { validFrom, validUntil, note } = discount
  return {
    ...{ code, kind, amountMinor, minimumMinor },
    percentOffBp: percentOff === null ? null : Math.round(percentOff * 100),
    garmentKinds: [...garmentKinds],
    validFrom: validFrom === null ? '' : dayIn(timeZone, new Date(validFrom)),
    // The end is not included, so the last day is that of the moment before.
    validUntil: validUntil === null ? '' : dayIn(timeZone, new Date(Date.parse(validUntil) - 1)),
    maxUses: maxUses === null ? '' : String(maxUses),
    maxUsesEach: maxUsesEach === null ? '' : String(maxUsesEach),
    note: note ?? '',
  }
}

export function toTerms(form: DiscountForm, timeZone: string): Terms {
  const { kind, percentOffBp, amountMinor, garmentKinds, minimumMinor, validFrom, validUntil, note } = form
  return {
    ...{ kind, garmentKinds },
    percentOff: kind === 'percent' && percentOffBp !== null ? percentOffBp / 100 : null,
    amountMinor: kind === 'amount' ? amountMinor : null,
    minimumMinor: minimumMinor ?? 0,
    validFrom: validFrom === '' ? null : startOfDay(timeZone, validFrom).toISOString(),
    validUntil: validUntil === '' ? null : startOfDay(timeZone, addDays(validUntil, 1)).toISOString(),
    maxUses: limitOf(form.maxUses),
    maxUsesEach: limitOf(form.maxUsesEach),
    note: note.trim() === '' ? null : note.trim(),
  }
}

function limitOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text)
}
