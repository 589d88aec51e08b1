import type { Resources } from '@platen/api-client'
import { usePage } from '../../../lib/page.ts'
import type { Order } from '../status/tracking-status.ts'

interface TotalsProps {
  readonly order: Order
  readonly taxMode: Resources['CatalogResponse']['taxMode']
}

/** The lines above are before the discount, so that they add up to the subtotal. */
export function Totals({ order, taxMode }: TotalsProps) {
  const { messages, formats } = usePage()
  const texts = messages.order
  const { subtotalMinor, discountMinor, feeMinor, taxMinor, totalMinor, paidMinor, refundedMinor, dueMinor } =
    order.totals
  const rows: readonly (readonly [label: string, minor: number, isShown: boolean])[] = [
    [texts.subtotal, subtotalMinor, subtotalMinor !== totalMinor],
    [texts.discount, -discountMinor, discountMinor !== 0],
    [texts.fee, feeMinor, feeMinor !== 0],
    [taxMode === 'inclusive' ? texts.taxIncluded : texts.tax, taxMinor, taxMinor !== 0],
    [texts.total, totalMinor, true],
    [texts.paid, paidMinor, paidMinor !== 0],
    [texts.sentBack, refundedMinor, refundedMinor !== 0],
    [texts.due, dueMinor, dueMinor !== 0],
  ]
  return (
    <dl className="mt-6 border-t-2 border-ink pt-3">
      {rows
        .filter(([, , isShown]) => isShown)
        .map(([label, minor]) => (
          <div
            key={label}
            className={`flex items-baseline justify-between gap-4 py-1 ${label === texts.total ? 'my-1 border-y border-rule py-2 text-lg font-bold' : ''}`}
          >
            <dt>{label}</dt>
            <dd className="figures whitespace-nowrap">{formats.money(minor)}</dd>
          </div>
        ))}
    </dl>
  )
}
