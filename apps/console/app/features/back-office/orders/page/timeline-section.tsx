import { useFormats } from '../../../../lib/formats.ts'
import { useOrderContext } from '../order/order-context.ts'
import { OrderSection } from '../order/order-section.tsx'

export function TimelineSection() {
  const { timeline } = useOrderContext().order
  const formats = useFormats()
  return (
    <OrderSection id="timeline" title="Timeline">
      <ol className="border-l-2 border-rule">
        {timeline
          .map((entry, index) => ({ ...entry, index }))
          .toReversed()
          .map(({ index, at, label, reason }) => (
            <li key={index} className="relative pb-3 pl-4">
              <span
                aria-hidden="true"
                className="absolute top-1.5 -left-[7px] size-3 rounded-full border-2 border-ink bg-paper"
              />
              <p className="font-semibold">{label}</p>
              {reason !== null && <p className="text-sm">“{reason}”</p>}
              <p className="figures text-xs text-ink-soft">{formats.stamp(new Date(at))}</p>
            </li>
          ))}
      </ol>
    </OrderSection>
  )
}
