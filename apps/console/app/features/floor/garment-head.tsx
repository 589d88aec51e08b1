import { FabricSwatch, Pill } from '@platen/ui'
import { daysBetween, namedDay } from '../../lib/store-days.ts'
import { useToday } from '../../lib/use-today.ts'
import type { Garment } from './garment.ts'

/** The blank that a hand takes from the shelf, and when it is due. */
export function GarmentHead({ garment }: { garment: Garment }) {
  const { size, garmentName, colour, colourHex, unit, quantity } = garment
  return (
    <div className="flex items-center gap-3">
      <span className="figures grid min-h-16 min-w-16 shrink-0 place-items-center border-2 border-ink px-2 text-3xl font-bold">
        {size}
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-display text-2xl leading-tight font-bold">{garmentName}</p>
        <p className="flex items-center gap-2">
          <FabricSwatch hex={colourHex} className="size-5" />
          {colour}
        </p>
      </div>
      <div className="grid shrink-0 justify-items-end gap-1">
        {quantity > 1 && (
          <span className="figures text-sm text-ink-soft">
            {unit} of {quantity}
          </span>
        )}
        <DuePill garment={garment} />
      </div>
    </div>
  )
}

export function DuePill({ garment }: { garment: Due }) {
  const today = useToday()
  const day = dueDay(garment)
  const left = daysBetween(today, day)
  if (left < 0) return <Pill tone="bad">{left === -1 ? '1 day late' : `${-left} days late`}</Pill>
  if (left === 0) return <Pill tone="wait">Today</Pill>
  return <Pill>{namedDay(day)}</Pill>
}

type Due = Pick<Garment, 'promisedBy' | 'neededBy'>

/** The day that matters: what the customer asked for, when that is earlier than what was promised. */
export function dueDay({ promisedBy, neededBy }: Due): string {
  return neededBy !== null && neededBy < promisedBy ? neededBy : promisedBy
}
