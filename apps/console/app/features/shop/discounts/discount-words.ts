import { fill } from '@platen/messages'
import type { Tone } from '@platen/ui'
import { useFormats } from '../../../lib/formats.ts'
import { m } from '../../../messages/messages.ts'
import type { Discount } from './discount-document.ts'

export const STATE_TONES: Readonly<Record<Discount['state'], Tone>> = {
  active: 'good',
  scheduled: 'wait',
  used_up: 'over',
  ended: 'over',
}

export function useGiven(): (discount: Discount) => string {
  const formats = useFormats()
  return ({ kind, percentOff, amountMinor }) => {
    switch (kind) {
      case 'percent':
        return fill(m.shared.percent, { number: formats.number(percentOff ?? 0) })
      case 'amount':
        return formats.money(amountMinor ?? 0)
      case 'free_delivery':
        return m.discounts.kinds.free_delivery
    }
  }
}

export function usesText({ uses, maxUses }: Discount): string {
  return maxUses === null ? String(uses) : fill(m.discounts.usesOf, { uses, most: maxUses })
}
