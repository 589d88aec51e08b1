import type { Resources } from '@platen/api-client'
import { useFormats } from '../../../../lib/formats.ts'
import { Heads } from '../../../../lib/lists/heads.tsx'
import { useKeys } from '../../../../lib/keyboard.ts'
import { useMay } from '../../../people/session/index.ts'
import { useOrderContext } from '../order/order-context.ts'
import { marginPercent } from './margin.ts'
import { OrderSection } from '../order/order-section.tsx'

type Cost = NonNullable<Resources['AdminOrderRecord']['cost']>

const LINES = [
  ['Blanks', 'blankMinor'],
  ['Film', 'filmMinor'],
  ['Ink', 'inkMinor'],
  ['Powder', 'powderMinor'],
  ['Labour', 'labourMinor'],
  ['Overhead', 'overheadMinor'],
] as const

export function CostSection() {
  const { status, cost, estimate, marginMinor, revenueMinor } = useOrderContext().order
  const formats = useFormats()
  const mayKnow = useMay('costs:read')
  useKeys(
    mayKnow
      ? { m: { label: 'Show cost and profit', run: () => document.getElementById('margin')?.focus() } }
      : {},
  )
  if (!mayKnow) return null
  const percent = cost && marginMinor !== null ? marginPercent(cost.totalMinor, marginMinor) : undefined
  return (
    <OrderSection
      id="margin"
      title="Cost and profit"
      aside={
        cost &&
        marginMinor !== null && (
          <p className={`figures text-xl font-semibold ${marginMinor < 0 ? 'text-bad' : 'text-good'}`}>
            {formats.money(marginMinor)}
            {percent !== undefined && ` · ${formats.number(percent)}% margin`}
          </p>
        )
      }
    >
      <p className="mb-3 text-sm text-ink-soft">
        Profit is the revenue of <span className="figures text-ink">{formats.money(revenueMinor)}</span> (
        {status === 'cancelled' || status === 'expired' ? 'payments' : 'total'} less refunds, without tax)
        minus the costs.
      </p>
      {!cost && <p className="mb-3 text-ink-soft">No costs yet. They are added as the order is produced.</p>}
      {(cost ?? estimate) && <CostTable cost={cost} estimate={estimate} />}
    </OrderSection>
  )
}

function CostTable({ cost, estimate }: { cost: Cost | null; estimate: Cost | null }) {
  const { money } = useFormats()
  const amount = (of: Cost | null, field: keyof Cost) => (of ? money(of[field]) : '–')
  return (
    <table className="w-full text-sm">
      <thead className="border-b border-rule-strong text-ink-soft">
        <Heads
          className="py-1 font-semibold"
          of={[
            ['Cost', 'text-left'],
            ['Estimate', 'text-right'],
            ['Booked', 'text-right'],
          ]}
        />
      </thead>
      <tbody>
        {LINES.map(([name, field]) => (
          <tr key={field} className="border-b border-rule">
            <th scope="row" className="py-1 text-left font-normal text-ink-soft">
              {name}
            </th>
            <td className="figures py-1 text-right text-ink-soft">{amount(estimate, field)}</td>
            <td className="figures py-1 text-right">{amount(cost, field)}</td>
          </tr>
        ))}
        <tr className="font-semibold">
          <th scope="row" className="py-1 text-left">
            Total
          </th>
          <td className="figures py-1 text-right">{amount(estimate, 'totalMinor')}</td>
          <td className="figures py-1 text-right">{amount(cost, 'totalMinor')}</td>
        </tr>
      </tbody>
    </table>
  )
}
