import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { DraftNotice } from '../../../lib/drafts/draft-notice.tsx'
import { m } from '../../../messages/messages.ts'
import {
  toForm,
  useSettingsForm,
  useSettingsUsage,
  type Settings,
  type SettingsForm,
} from '../settings/index.ts'
import { useProgress, type FirstRun, type StepName } from './first-run.ts'
import { PreviewFrame } from './guide-frame.tsx'
import { StepScreen, useNextStep } from './step-screen.tsx'
import { withoutExamples } from './without-examples.ts'

interface SettingsStepProps {
  readonly step: StepName
  readonly firstRun: FirstRun
  readonly settings: Settings
  readonly preview?: ReactNode
  /** For what no single field can check. True if there is a problem, which it then shows. */
  readonly isWrong?: (form: SettingsForm) => boolean
  readonly children: ReactNode
}

/** A part of the settings, with the fields of their page. */
export function SettingsStep({ step, firstRun, settings, preview, isWrong, children }: SettingsStepProps) {
  const usedInstructions = useSettingsUsage()?.paymentInstructionIds ?? []
  const isDone = firstRun.steps.some(({ name, state }) => name === step && state === 'done')
  const next = useNextStep(step)
  const confirm = useProgress(next)
  const { kept, save, refusal } = useSettingsForm(settings, {
    draft: `setup ${step}`,
    valuesOf: (now) => withoutExamples(toForm(now), step, { ...firstRun, usedInstructions, isOpen: !isDone }),
    onSaved: () => confirm.run({ confirm: step }),
  })
  return (
    <FormProvider {...kept.form}>
      <StepScreen
        step={step}
        isDone={isDone}
        busy={save.busy || confirm.busy}
        unavailable={refusal ?? save.unavailable}
        preview={preview !== undefined && <PreviewFrame>{preview}</PreviewFrame>}
        onSkip={kept.drop}
        onContinue={kept.submit((form) => {
          if (isWrong?.(form) !== true) save.run(form)
        })}
      >
        <div className="empty:hidden">
          <DraftNotice kept={kept} what={m.settings.what} />
        </div>
        {children}
      </StepScreen>
      {save.conflict}
    </FormProvider>
  )
}
