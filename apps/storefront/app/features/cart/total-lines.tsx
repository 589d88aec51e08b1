import type { Resources } from '@platen/api-client'
import { usePage } from '../../lib/page.ts'
import { fill } from '@platen/messages'
import { withCodeApart } from '@platen/pricing'
import type { Catalog } from './check-item.ts'

interface TotalLinesProps {
  readonly totals: {
    readonly subtotalMinor: number
    readonly discountMinor: number
    readonly feeMinor: number
    readonly taxMinor: number
    readonly totalMinor: number
  }
  readonly discount?: Resources['OrderRecord']['discount']
  readonly catalog: Pick<Catalog, 'taxMode' | 'taxRatePercent'>
  readonly totalLabel: string
  /** Without a label no fee is shown, because no method was chosen yet. */
  readonly feeLabel?: string | undefined
}

export function TotalLines({ totals, discount, catalog, totalLabel, feeLabel }: TotalLinesProps) {
  const { messages, formats } = usePage()
  const texts = messages.cart
  const { discountMinor, feeMinor, codeMinor } = withCodeApart(totals, discount)
  const rate = formats.number(catalog.taxRatePercent)
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
      <Line label={texts.subtotal} amount={formats.money(totals.subtotalMinor)} />
      {discountMinor > 0 && (
        <Line
          label={messages.shared.quantityDiscount}
          amount={`−${formats.money(discountMinor)}`}
          tone="text-good"
        />
      )}
      {feeLabel !== undefined && (
        <Line label={feeLabel} amount={feeMinor === 0 ? messages.shared.free : formats.money(feeMinor)} />
      )}
      {codeMinor > 0 && (
        <Line
          label={fill(texts.discount.line, { code: discount?.code ?? '' })}
          amount={`−${formats.money(codeMinor)}`}
          tone="text-good"
        />
      )}
      {catalog.taxMode === 'exclusive' && (
        <Line label={fill(texts.taxAdded, { rate })} amount={formats.money(totals.taxMinor)} />
      )}
      <div className="col-span-2 mt-2 grid grid-cols-subgrid items-baseline border-t-2 border-ink pt-3">
        <dt className="font-display text-lg font-bold">{totalLabel}</dt>
        <dd className="figures text-2xl font-bold">{formats.money(totals.totalMinor)}</dd>
        {catalog.taxMode === 'inclusive' && (
          <dd className="col-span-2 text-sm text-ink-soft">
            {fill(texts.taxInside, { rate, amount: formats.money(totals.taxMinor) })}
          </dd>
        )}
      </div>
    </dl>
  )
}

function Line({ label, amount, tone = '' }: { label: string; amount: string; tone?: string }) {
  return (
    <>
      <dt className={tone}>{label}</dt>
      <dd className={`figures text-right ${tone}`}>{amount}</dd>
    </>
  )
}
