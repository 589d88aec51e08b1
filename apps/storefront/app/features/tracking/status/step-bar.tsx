import { RegistrationMark } from '@platen/ui'
import { usePage } from '../../../lib/page.ts'
import { fill } from '../../../messages/words.ts'
import { STEPS, type Step, type StepState } from './tracking-status.ts'

interface StepBarProps {
  readonly steps: Readonly<Record<Step, StepState>>
  readonly isHeld: boolean
}

const LINE =
  "before:absolute before:top-[15px] before:right-1/2 before:left-0 before:border-t-2 before:content-[''] first:before:hidden after:absolute after:top-[15px] after:right-0 after:left-1/2 after:border-t-2 after:content-[''] last:after:hidden"
const BEHIND = { true: 'before:border-ink', false: 'before:border-dashed before:border-rule-strong' }
const AHEAD = { true: 'after:border-ink', false: 'after:border-dashed after:border-rule-strong' }

const STEP_CLASSES = {
  done: 'text-ink',
  now: 'text-press',
  later: 'text-ink-soft',
} as const satisfies Record<StepState, string>

export function StepBar({ steps, isHeld }: StepBarProps) {
  const { messages } = usePage()
  const texts = messages.order
  const at = STEPS.findIndex((step) => steps[step] === 'now')
  const gone = at < 0 ? STEPS.length : at
  return (
    <div className={`mt-8 ${isHeld ? 'opacity-60' : ''}`}>
      <ol aria-label={texts.progress} className="-mx-2 grid grid-cols-6 sm:mx-0">
        {STEPS.map((step, index) => (
          <li
            key={step}
            aria-current={steps[step] === 'now' ? 'step' : undefined}
            className={`relative grid justify-items-center gap-1 ${LINE} ${BEHIND[`${index <= gone}`]} ${AHEAD[`${index < gone}`]} ${STEP_CLASSES[steps[step]]}`}
          >
            <Mark state={steps[step]} />
            <span className="hidden text-sm font-semibold sm:block">{texts.steps[step]}</span>
            <span className="sr-only">
              {texts.steps[step]}: {texts.stepStates[steps[step]]}
            </span>
          </li>
        ))}
      </ol>
      {at >= 0 && (
        <p aria-hidden="true" className="mt-2 text-sm sm:hidden">
          <span className="text-ink-soft">{fill(texts.stepOf, { at: at + 1, all: STEPS.length })}</span>{' '}
          <strong className="text-press">{texts.steps[STEPS[at] ?? 'ready']}</strong>
        </p>
      )}
    </div>
  )
}

function Mark({ state }: { state: StepState }) {
  if (state === 'now') return <RegistrationMark process className="z-10 size-8 rounded-full bg-sheet" />
  if (state === 'later') {
    return (
      <span className="z-10 grid size-8 place-items-center">
        <span className="size-3 rounded-full border-2 border-rule-strong bg-sheet" />
      </span>
    )
  }
  return (
    <svg viewBox="0 0 32 32" className="z-10 size-8" aria-hidden="true">
      <circle cx="16" cy="16" r="9" fill="currentColor" />
      <path d="m11.5 16.5 3 3 6-7" fill="none" stroke="var(--sheet)" strokeWidth="2.25" />
    </svg>
  )
}
