import { usePage } from '../../lib/page.ts'
import { named } from '@platen/formats/own-names'
import type { SoldSize, Availability } from './garment-facts.ts'

export function SizeTags({ title, sizes }: { title: string; sizes: readonly SoldSize[] }) {
  const { messages, formats } = usePage()
  return (
    <div>
      <h2 className="mb-2 text-lg">{title}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2 sm:grid-cols-4 lg:grid-cols-3 xl:grid-cols-4">
        {sizes.map(({ variantId, size, priceMinor, availability }) => (
          <li
            key={variantId}
            className={`grid gap-0.5 border border-dashed px-2.5 py-2 text-sm ${availability === 'out' ? 'border-rule' : 'border-rule-strong bg-sheet'}`}
          >
            <span
              className={`text-xl font-semibold ${availability === 'out' ? 'line-through decoration-2' : ''}`}
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

const TONES = { in_stock: 'text-good', low: 'text-warn', out: 'text-bad' } as const
/** A full, a half and an empty square, so that the meaning does not depend on colour. One path: a page has a hundred. */
const SQUARES = {
  in_stock: { d: 'M0 0H10V10H0Z' },
  low: { d: 'M0 0H10V10H0ZV10L10 0Z', fillRule: 'evenodd' },
  out: { d: 'M0 0H10V10H0Z', fill: 'none' },
} as const

export function AvailabilityMark({ availability }: { availability: Availability }) {
  const { messages } = usePage()
  return (
    <span className={`inline-flex items-center gap-1.5 ${TONES[availability]}`}>
      <svg
        viewBox="-1 -1 12 12"
        className="size-2.5"
        aria-hidden="true"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <path {...SQUARES[availability]} />
      </svg>
      {messages.garment.availability[availability]}
    </span>
  )
}
