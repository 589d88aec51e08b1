import type { ReactNode } from 'react'
import { useFormats, useShop } from '../../../lib/formats.ts'
import type { Outcome } from './predict-movement.ts'
import { differenceText, quantityText, unitCostText } from './quantity.ts'
import type { StaffMovementType, StockItem } from './stock.ts'

interface OutcomeLinesProps {
  readonly item: StockItem
  readonly type: StaffMovementType
  readonly outcome: Outcome
}

/** A booked movement can only be corrected by another. */
export function MovementPreview({ item, type, outcome }: OutcomeLinesProps) {
  const { money } = useFormats()
  const { data: shop } = useShop()
  const { unit } = item
  const average = (cost: string | null) =>
    cost === null ? 'unknown' : unitCostText(cost, unit, shop?.currency ?? 'USD')
  return (
    <dl
      aria-live="polite"
      className="figures grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-y border-dashed border-rule-strong py-3 text-sm"
    >
      {type === 'count' && (
        <Line name="Variance">
          {outcome.difference === 0 ? 'None, the ledger matches' : differenceText(outcome.difference, unit)}
        </Line>
      )}
      <Line name="On hand">
        {quantityText(item.onHand, unit)} → <strong>{quantityText(Math.max(0, outcome.onHand), unit)}</strong>
      </Line>
      {type === 'receipt' && (
        <Line name="Average">
          {average(item.averageUnitCost)} → <strong>{average(outcome.averageUnitCost)}</strong>
        </Line>
      )}
      <Line name={type === 'receipt' ? 'Total' : 'Value'}>
        {outcome.worthMinor === undefined ? 'unknown' : money(outcome.worthMinor)}
        {(type === 'waste' || type === 'consumption') &&
          outcome.worthMinor !== undefined &&
          ', booked as a cost'}
      </Line>
    </dl>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
