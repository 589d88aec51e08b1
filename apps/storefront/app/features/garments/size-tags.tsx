import { usePage } from '../../lib/page.ts'
import { named } from '../../messages/named.ts'
import { AvailabilityMark } from './availability-mark.tsx'
import type { SoldSize } from './garment-facts.ts'

/** The sizes of one colour, drawn like neck labels. */
export function SizeTags({ title, sizes }: { title: string; sizes: readonly SoldSize[] }) {
  const { messages, formats } = usePage()
  return (
    <div>
      <h2 className="mb-2 text-lg">{title}</h2>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4 lg:grid-cols-3 xl:grid-cols-4">
        {sizes.map(({ variantId, size, priceMinor, availability }) => (
          <li
            key={variantId}
            className={`grid gap-0.5 border border-dashed px-3 py-2 text-sm ${availability === 'out' ? 'border-rule' : 'border-rule-strong bg-sheet'}`}
          >
            <span
              className={`figures text-xl font-semibold ${availability === 'out' ? 'line-through decoration-2' : ''}`}
            >
              {named(size, messages.names)}
            </span>
            <span className="figures text-ink-soft">{formats.money(priceMinor)}</span>
            <AvailabilityMark availability={availability} />
          </li>
        ))}
      </ul>
    </div>
  )
}
