import { fill } from '@platen/messages'
import { Button, buttonClass } from '@platen/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useRefusal } from '../../people/session/index.ts'
import { FailDialog } from './fail-dialog.tsx'
import { STEPS, planStep, nextStep, type Garment, type Step } from './garment.ts'
import { usePressSettings } from './use-press-settings.ts'
import { printCount } from '../print-jobs/index.ts'
import { behindText } from './behind-text.ts'
import { useTapGuard } from './use-tap-guard.ts'
import { useSteps } from './use-steps.ts'
import type { Outcome } from './outcome-panel.tsx'
import { m } from '../../../messages/messages.ts'

interface StepButtonsProps {
  readonly garment: Garment
  readonly onOutcome: (outcome: Outcome) => void
}

export function StepButtons({ garment, onOutcome }: StepButtonsProps) {
  const { zoneName } = usePressSettings()
  const refusal = useRefusal('production:write')
  const steps = useSteps()
  const guard = useTapGuard()
  const unavailable = refusal ?? guard.unavailable
  const [failing, setFailing] = useState(false)
  const next = nextStep(garment)
  const others = STEPS.filter((step) => step !== next && planStep(garment, step).ok)
  const canFail = garment.prints.some(({ allowedMoves }) => allowedMoves.includes('failed'))

  function complete(step: Step): void {
    const plan = planStep(garment, step)
    if (plan.ok) guard.run(async () => onOutcome(await steps.complete(garment, step, plan.jobs)))
  }

  const plan = next && planStep(garment, next)
  const behind = plan?.ok ? behindText(plan.rest, zoneName) : undefined
  return (
    <div className="grid gap-3">
      {next === undefined ? (
        <NothingToDo garment={garment} />
      ) : (
        <Button
          className="min-h-20 w-full text-2xl"
          unavailable={unavailable}
          onKeyDown={guard.onKeyDown}
          onClick={() => complete(next)}
        >
          {m.floor.steps[next].button}
          {plan?.ok && garment.prints.length > 1 && (
            <span className="text-base font-normal">{printCount(plan.jobs.length)}</span>
          )}
        </Button>
      )}
      {behind !== undefined && <p className="text-sm text-ink-soft">{behind}</p>}
      {(canFail || others.length > 0) && (
        <div className="flex flex-wrap gap-3">
          {canFail && (
            <Button
              variant="line"
              className="min-h-14 flex-1 border-bad! text-lg text-bad!"
              unavailable={unavailable}
              onClick={() => setFailing(true)}
            >
              {m.floor.fail.button}
            </Button>
          )}
          {others.map((step) => (
            <Button
              key={step}
              variant="line"
              className="min-h-14 flex-1 text-lg"
              unavailable={unavailable}
              onKeyDown={guard.onKeyDown}
              onClick={() => complete(step)}
            >
              {m.floor.steps[step].button}
            </Button>
          ))}
        </div>
      )}
      {failing && (
        <FailDialog
          garment={garment}
          onClose={() => setFailing(false)}
          onOutcome={(outcome) => {
            setFailing(false)
            guard.restart()
            onOutcome(outcome)
          }}
        />
      )}
    </div>
  )
}

function NothingToDo({ garment: { prints: all, orderId } }: { garment: Garment }) {
  const sheet = all.find(({ state, sheet: on }) => state === 'nested' && on)?.sheet
  if (all.length > 0 && all.every(({ state }) => state === 'packed')) {
    return (
      <p className="border-l-4 border-good bg-good-wash px-4 py-4 font-display text-2xl font-bold">
        {m.floor.garment.packed}
      </p>
    )
  }
  if (sheet) {
    return (
      <Link to={paths.sheet(sheet.id)} className={buttonClass('press', 'min-h-20 w-full text-2xl')}>
        {fill(m.floor.garment.printSheet, { sheet: sheet.number })}
      </Link>
    )
  }
  return (
    <div className="grid gap-2 border-l-4 border-warn bg-warn-wash px-4 py-4">
      <p className="font-display text-2xl font-bold">{waitingFor(all)}</p>
      <Link to={paths.order(orderId)} className="inline-flex min-h-11 items-center font-semibold underline">
        {m.floor.garment.viewOrder}
      </Link>
    </div>
  )
}

function waitingFor(all: Garment['prints']): string {
  if (all.length === 0) return m.floor.garment.noPrints
  if (all.some(({ state }) => state === 'blocked')) return m.floor.garment.waitingForBlank
  if (all.some(({ state }) => state === 'queued' || state === 'nested')) return m.floor.garment.waitingForFilm
  return m.floor.garment.closed
}
