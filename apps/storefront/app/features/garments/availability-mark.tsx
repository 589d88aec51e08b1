import { usePage } from '../../lib/page.ts'
import type { Availability } from './garment-facts.ts'

const TONES = { in_stock: 'text-good', low: 'text-warn', out: 'text-bad' } as const
/** A full, a half and an empty square, so that the meaning does not depend on colour. */
const FILLS = { in_stock: 'M0 0H10V10H0Z', low: 'M0 10L10 0V10Z', out: '' } as const

export function AvailabilityMark({ availability }: { availability: Availability }) {
  const { messages } = usePage()
  return (
    <span className={`inline-flex items-center gap-1.5 whitespace-nowrap ${TONES[availability]}`}>
      <svg
        viewBox="-1 -1 12 12"
        className="size-2.5"
        aria-hidden="true"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <path d="M0 0H10V10H0Z" fill="none" />
        <path d={FILLS[availability]} fill="currentColor" stroke="none" />
      </svg>
      {messages.garment.availability[availability]}
    </span>
  )
}
