import { Button, buttonClass } from '@platen/ui'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { m } from '../../../messages/messages.ts'
import { useProgress, type StepName } from './first-run.ts'
import { ScreenTitle } from './guide-frame.tsx'
import { slugOf, stepAfter, stepBefore } from './guide-steps.ts'

const texts = m.setup

export function useNextStep(step: StepName): () => void {
  const navigate = useNavigate()
  return () => void navigate(paths.setup(slugOf(stepAfter(step))))
}

interface StepScreenProps {
  readonly step: StepName
  readonly onContinue: () => void
  readonly busy?: boolean
  readonly unavailable?: string | undefined
  readonly continueLabel?: string
  /** Drops what was typed. */
  readonly onSkip?: () => void
  /** Nothing is left to skip. */
  readonly isDone?: boolean
  readonly preview?: ReactNode
  /** Uses the place of a preview, too. */
  readonly wide?: boolean
  readonly children: ReactNode
}

export function StepScreen(props: StepScreenProps) {
  const { step, onContinue, busy = false, unavailable, continueLabel = texts.continue } = props
  const { onSkip, isDone = false, preview, wide = false, children } = props
  const next = useNextStep(step)
  const skip = useProgress(() => {
    onSkip?.()
    next()
  })
  const before = stepBefore(step)
  return (
    <form
      noValidate
      aria-label={texts.steps[step].name}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && unavailable === undefined) onContinue()
      }}
      className="flex flex-1 flex-col"
    >
      <div
        className={`mx-auto grid w-full max-w-6xl flex-1 content-start gap-x-14 gap-y-8 px-4 pt-6 pb-10 sm:px-8 lg:pt-14 ${wide ? '' : 'xl:grid-cols-[minmax(0,1fr)_minmax(20rem,25rem)]'}`}
      >
        <div className="grid min-w-0 content-start gap-8">
          <header>
            <ScreenTitle step={step}>{texts.steps[step].title}</ScreenTitle>
            <p className="mt-3 max-w-prose text-ink-soft sm:text-lg">{texts.steps[step].text}</p>
          </header>
          {children}
        </div>
        {preview !== undefined && preview !== false && (
          <div className="min-w-0 px-6 xl:pt-2">
            <div className="xl:sticky xl:top-14">{preview}</div>
          </div>
        )}
      </div>
      <div
        data-bottom-bar="tall"
        className="sticky bottom-0 z-20 border-t border-rule-strong bg-paper pb-[env(safe-area-inset-bottom)]"
      >
        <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-end gap-2 px-4 py-3 sm:px-8">
          <Link
            to={paths.setup(before && slugOf(before))}
            className={buttonClass('quiet', 'mr-auto -ml-3 px-3')}
          >
            {texts.back}
          </Link>
          {!isDone && (
            <Button
              variant="quiet"
              className="px-3"
              busy={skip.busy ? texts.skip : undefined}
              unavailable={skip.unavailable}
              onClick={() => skip.run({ skip: step })}
            >
              {texts.skip}
            </Button>
          )}
          <Button
            type="submit"
            className="max-[26rem]:w-full"
            busy={busy ? m.forms.save.saving : undefined}
            unavailable={unavailable}
          >
            {continueLabel}
          </Button>
        </div>
      </div>
    </form>
  )
}
