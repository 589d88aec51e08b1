import type { Resources } from '@platen/api-client'
import { fill } from '@platen/messages'
import { MarkedText } from '@platen/ui'
import { useFormats } from '../../../../lib/formats.ts'
import { Heads } from '../../../../lib/lists/heads.tsx'
import { useKeys } from '../../../../lib/keyboard.ts'
import { m } from '../../../../messages/messages.ts'
import { useMay } from '../../../people/session/index.ts'
import { useOrderContext } from '../order/order-context.ts'
import { marginPercent } from './margin.ts'
import { OrderSection } from '../order/order-section.tsx'

type Cost = NonNullable<Resources['AdminOrderRecord']['cost']>

const words = m.orderPage.cost
const LINES = ['blankMinor', 'filmMinor', 'inkMinor', 'powderMinor', 'labourMinor', 'overheadMinor'] as const

export function CostSection() {
  const { status, cost, estimate, marginMinor, revenueMinor } = useOrderContext().order
  const formats = useFormats()
  const mayKnow = useMay('costs:read')
  useKeys(mayKnow ? { m: { label: words.show, run: () => document.getElementById('margin')?.focus() } } : {})
  if (!mayKnow) return null
  const percent = cost && marginMinor !== null ? marginPercent(cost.totalMinor, marginMinor) : undefined
  const hasEnded = status === 'cancelled' || status === 'expired'
  return (
    <OrderSection
      id="margin"
      title={words.title}
      aside={
        cost &&
        marginMinor !== null && (
          <p className={`figures text-xl font-semibold ${marginMinor < 0 ? 'text-bad' : 'text-good'}`}>
            {formats.money(marginMinor)}
            {percent !== undefined && ` · ${fill(words.margin, { percent: formats.number(percent) })}`}
          </p>
        )
      }
    >
      <p className="mb-3 text-sm text-ink-soft">
        <MarkedText
          text={fill(hasEnded ? words.profitOfPayments : words.profitOfTotal, {
            revenue: formats.money(revenueMinor),
          })}
          marks={{ revenue: (text) => <span className="figures text-ink">{text}</span> }}
        />
      </p>
      {!cost && <p className="mb-3 text-ink-soft">{words.none}</p>}
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
            [words.head, 'text-left'],
            [words.estimate, 'text-right'],
            [words.booked, 'text-right'],
          ]}
        />
      </thead>
      <tbody>
        {LINES.map((field) => (
          <tr key={field} className="border-b border-rule">
            <th scope="row" className="py-1 text-left font-normal text-ink-soft">
              {words.lines[field]}
            </th>
            <td className="figures py-1 text-right text-ink-soft">{amount(estimate, field)}</td>
            <td className="figures py-1 text-right">{amount(cost, field)}</td>
          </tr>
        ))}
        <tr className="font-semibold">
          <th scope="row" className="py-1 text-left">
            {words.lines.totalMinor}
          </th>
          <td className="figures py-1 text-right">{amount(estimate, 'totalMinor')}</td>
          <td className="figures py-1 text-right">{amount(cost, 'totalMinor')}</td>
        </tr>
      </tbody>
    </table>
  )
}
