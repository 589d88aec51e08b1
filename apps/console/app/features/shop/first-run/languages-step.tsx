import { LanguagesField, type Settings } from '../settings/index.ts'
import type { FirstRun } from './first-run.ts'
import { SettingsStep } from './settings-step.tsx'

export function LanguagesStep(props: { readonly firstRun: FirstRun; readonly settings: Settings }) {
  return (
    <SettingsStep step="languages" {...props}>
      <LanguagesField />
    </SettingsStep>
  )
}
