import { fill } from '@platen/messages'
import { FabricSwatch } from '@platen/ui'
import { Link } from 'react-router'
import { fabricName } from '../../shop/catalog/index.ts'
import { paths } from '../../../lib/paths.ts'
import type { Garment } from './garment.ts'
import { DuePill } from './due-pill.tsx'
import { PlacedPrints } from './placed-prints.tsx'
import { PrintList } from './print-list.tsx'
import { StepButtons } from './step-buttons.tsx'
import { usePressSettings } from './use-press-settings.ts'
import type { Outcome } from './outcome-panel.tsx'
import { figure } from '../print-jobs/index.ts'
import { m } from '../../../messages/messages.ts'

interface GarmentCardProps {
  readonly garment: Garment
  readonly scanned?: string | undefined
  readonly onOutcome: (outcome: Outcome) => void
}

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
      {garment.kind === 'garment' && (
        <>
          <PressRecipe fabric={garment.fabric} />
          <PlacedPrints garment={garment} />
        </>
      )}
      <PrintList garment={garment} scanned={scanned} />
    </article>
  )
}

function GarmentHead({ garment }: { garment: Garment }) {
  const { kind, size, garmentName, colour, colourHex, unit, quantity } = garment
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="figures grid min-h-16 min-w-16 shrink-0 place-items-center border-2 border-ink px-2 text-3xl font-bold">
        {size}
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-display text-2xl leading-tight font-bold">{garmentName}</p>
        {kind === 'garment' && (
          <p className="flex items-center gap-2">
            <FabricSwatch hex={colourHex} className="size-5" />
            {colour}
          </p>
        )}
      </div>
      <div className="grid shrink-0 justify-items-end gap-1">
        {quantity > 1 && (
          <span className="figures text-sm text-ink-soft">{fill(m.jobs.unit, { unit, quantity })}</span>
        )}
        <DuePill garment={garment} />
      </div>
    </div>
  )
}

function PressRecipe({ fabric }: { fabric: string }) {
  const { known, findRecipe } = usePressSettings()
  const recipe = findRecipe(fabric)
  const name = fabricName(fabric)
  if (!known) return null
  return (
    <section aria-label={m.floor.recipe.title} className="bg-ink px-4 py-3 text-paper">
      {recipe ? (
        <dl className="flex flex-wrap justify-between gap-x-6 gap-y-2">
          <Setting label={name} value={`${figure(recipe.temperatureC)} °C`} />
          <Setting label={m.floor.recipe.press} value={`${figure(recipe.seconds)} s`} />
          <Setting label={m.floor.recipe.pressure} value={`${figure(recipe.pressureBar)} bar`} />
          <Setting label={m.floor.recipe.peel} value={m.floor.recipe.peels[recipe.peel]} />
          <Setting
            label={m.floor.recipe.repress}
            value={
              recipe.repressSeconds === 0 ? m.floor.recipe.noRepress : `${figure(recipe.repressSeconds)} s`
            }
          />
        </dl>
      ) : (
        <p>{fill(m.floor.recipe.none, { fabric: name })}</p>
      )}
    </section>
  )
}

function Setting({ label, value }: { label: string; value: string }) {
  return (
    <div className="grid">
      <dt className="text-sm">{label}</dt>
      <dd className="figures text-2xl leading-tight font-bold">{value}</dd>
    </div>
  )
}
