import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import type { Garment } from './garment.ts'
import { GarmentHead } from './garment-head.tsx'
import { PlacedPrints } from './placed-prints.tsx'
import { PrintList } from './print-list.tsx'
import { RecipeBand } from './recipe-band.tsx'
import { StepButtons } from './step-buttons.tsx'
import type { Outcome } from './verdict-panel.tsx'

interface GarmentCardProps {
  readonly garment: Garment
  /** The job whose ticket was scanned. */
  readonly scanned?: string | undefined
  readonly onOutcome: (outcome: Outcome) => void
}

/** All that a hand at the press asks about a garment, and its next step. */
export function GarmentCard({ garment, scanned, onOutcome }: GarmentCardProps) {
  return (
    <article aria-label={`${garment.orderNumber}, ${garment.garmentName}`} className="grid gap-4">
      <Link
        to={paths.order(garment.orderId)}
        className="figures inline-flex min-h-11 items-center text-2xl font-bold tracking-tight underline-offset-4 hover:underline"
      >
        {garment.orderNumber}
      </Link>
      <GarmentHead garment={garment} />
      {garment.note !== null && (
        <p className="border-l-4 border-press bg-press-wash px-4 py-2">{garment.note}</p>
      )}
      <StepButtons garment={garment} onOutcome={onOutcome} />
      <RecipeBand fabric={garment.fabric} />
      <PlacedPrints garment={garment} />
      <PrintList garment={garment} scanned={scanned} />
    </article>
  )
}
