import { Button, buttonClass } from '@platen/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useRefusal } from '../session/index.ts'
import { FailDialog } from './fail-dialog.tsx'
import { STEPS, judge, nextStep, type Garment, type Step } from './garment.ts'
import { usePressRoom } from './press-room.ts'
import { STEP_WORDS, behindWords, prints } from './step-words.ts'
import { useOnePress } from './use-one-press.ts'
import { useSteps } from './use-steps.ts'
import type { Outcome } from './verdict-panel.tsx'

interface StepButtonsProps {
  readonly garment: Garment
  /** Once it is kept on this device, or could not be. */
  readonly onOutcome: (outcome: Outcome) => void
}

/** One large next step, the failure beside it, and what else could be done. */
export function StepButtons({ garment, onOutcome }: StepButtonsProps) {
  const { zoneName } = usePressRoom()
  const refusal = useRefusal('production:write')
  const steps = useSteps()
  const press = useOnePress()
  const unavailable = refusal ?? press.unavailable
  const [failing, setFailing] = useState(false)
  const next = nextStep(garment)
  const others = STEPS.filter((step) => step !== next && judge(garment, step).ok)
  const canFail = garment.prints.some(({ allowedMoves }) => allowedMoves.includes('failed'))

  function make(step: Step): void {
    const verdict = judge(garment, step)
    if (verdict.ok) press.take(async () => onOutcome(await steps.make(garment, step, verdict.jobs)))
  }

  const verdict = next && judge(garment, next)
  const behind = verdict?.ok ? behindWords(verdict.rest, zoneName) : undefined
  return (
    <div className="grid gap-3">
      {next === undefined ? (
        <Rest garment={garment} />
      ) : (
        <Button
          className="min-h-20 w-full text-2xl"
          unavailable={unavailable}
          onKeyDown={press.onKeyDown}
          onClick={() => make(next)}
        >
          {STEP_WORDS[next].act}
          {verdict?.ok && garment.prints.length > 1 && (
            <span className="text-base font-normal">{prints(verdict.jobs.length)}</span>
          )}
        </Button>
      )}
      {behind !== undefined && <p className="text-sm text-ink-soft">{behind}</p>}
      {(canFail || others.length > 0) && (
        <div className="flex flex-wrap gap-3">
          {canFail && (
            <Button
              look="line"
              className="min-h-14 flex-1 border-bad! text-lg text-bad!"
              unavailable={unavailable}
              onClick={() => setFailing(true)}
            >
              It failed
            </Button>
          )}
          {others.map((step) => (
            <Button
              key={step}
              look="line"
              className="min-h-14 flex-1 text-lg"
              unavailable={unavailable}
              onKeyDown={press.onKeyDown}
              onClick={() => make(step)}
            >
              {STEP_WORDS[step].act}
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
            press.rest()
            onOutcome(outcome)
          }}
        />
      )}
    </div>
  )
}

/** Nothing for a hand to do now: why, and where it goes on. */
function Rest({ garment: { prints: all, orderId } }: { garment: Garment }) {
  const sheet = all.find(({ state, sheet: on }) => state === 'nested' && on)?.sheet
  if (all.length > 0 && all.every(({ state }) => state === 'packed')) {
    return (
      <p className="border-l-4 border-good bg-good-wash px-4 py-4 font-display text-2xl font-bold">
        Packed. Nothing is left to do.
      </p>
    )
  }
  if (sheet) {
    return (
      <Link to={paths.sheet(sheet.id)} className={buttonClass('press', 'min-h-20 w-full text-2xl')}>
        Print {sheet.number}
      </Link>
    )
  }
  return (
    <div className="grid gap-2 border-l-4 border-warn bg-warn-wash px-4 py-4">
      <p className="font-display text-2xl font-bold">{waitWords(all)}</p>
      <Link to={paths.order(orderId)} className="inline-flex min-h-11 items-center font-semibold underline">
        Open the order
      </Link>
    </div>
  )
}

function waitWords(all: Garment['prints']): string {
  if (all.length === 0) return 'Nothing of it is printed.'
  if (all.some(({ state }) => state === 'blocked')) return 'It waits for its blank or its artwork.'
  if (all.some(({ state }) => state === 'queued' || state === 'nested')) return 'It waits for film.'
  return 'Its order is on hold or over.'
}
