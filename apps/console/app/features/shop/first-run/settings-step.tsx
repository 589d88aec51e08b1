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
  /** What is saved, for what no single field can check. Undefined if there is a problem, which it then shows. */
  readonly complete?:
    ((form: SettingsForm) => SettingsForm | undefined | Promise<SettingsForm | undefined>) | undefined
  readonly children: ReactNode
}

/** A part of the settings, with the fields of their page. */
export function SettingsStep({ step, firstRun, settings, preview, complete, children }: SettingsStepProps) {
  const usedInstructions = useSettingsUsage()?.paymentInstructionIds ?? []
  const isDone = firstRun.steps.some(({ name, state }) => name === step && state === 'done')
  const next = useNextStep(step)
  const confirm = useProgress(next)
  const { kept, save, refusal } = useSettingsForm(settings, {
    draft: `setup ${step}`,
    valuesOf: (now) => withoutExamples(toForm(now), step, { ...firstRun, usedInstructions, isOpen: !isDone }),
    onSaved: () => confirm.run({ confirm: step }),
  })
  async function saveCompleted(form: SettingsForm): Promise<void> {
    const completed = complete ? await complete(form) : form
    if (completed) save.run(completed)
  }

  return (
    <FormProvider {...kept.form}>
      <StepScreen
        step={step}
        isDone={isDone}
        busy={save.busy || confirm.busy}
        unavailable={refusal ?? save.unavailable}
        preview={preview !== undefined && <PreviewFrame>{preview}</PreviewFrame>}
        onSkip={kept.drop}
        onContinue={kept.submit((form) => void saveCompleted(form))}
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
