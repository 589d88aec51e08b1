import { fill } from '@platen/messages'
import { MarkedText } from '@platen/ui'
import type { ReactNode } from 'react'
import { useFormats, useShop } from '../../../lib/formats.ts'
import { m } from '../../../messages/messages.ts'
import type { Outcome } from './predict-movement.ts'
import { differenceText, quantityText, unitCostText } from './quantity.ts'
import type { StaffMovementType, StockItem } from './stock.ts'

const words = m.stock.movement

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
    cost === null ? m.stock.unknown : unitCostText(cost, unit, shop?.currency ?? 'USD')
  return (
    <dl
      aria-live="polite"
      className="figures grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-y border-dashed border-rule-strong py-3 text-sm"
    >
      {type === 'count' && (
        <Line name={words.variance}>
          {outcome.difference === 0 ? words.noVariance : differenceText(outcome.difference, unit)}
        </Line>
      )}
      <Line name={words.onHand}>
        <FromTo from={quantityText(item.onHand, unit)} to={quantityText(Math.max(0, outcome.onHand), unit)} />
      </Line>
      {type === 'receipt' && (
        <Line name={words.average}>
          <FromTo from={average(item.averageUnitCost)} to={average(outcome.averageUnitCost)} />
        </Line>
      )}
      <Line name={type === 'receipt' ? words.total : words.value}>
        {outcome.worthMinor === undefined
          ? m.stock.unknown
          : type === 'waste' || type === 'consumption'
            ? fill(words.bookedAsCost, { value: money(outcome.worthMinor) })
            : money(outcome.worthMinor)}
      </Line>
    </dl>
  )
}

function FromTo({ from, to }: { from: string; to: string }) {
  return (
    <MarkedText text={fill(words.fromTo, { from, to })} marks={{ to: (text) => <strong>{text}</strong> }} />
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
