import { MoneyFields, TaxFields, type Settings } from '../settings/index.ts'
import type { FirstRun } from './first-run.ts'
import { SettingsStep } from './settings-step.tsx'

export function MoneyStep(props: { readonly firstRun: FirstRun; readonly settings: Settings }) {
  return (
    <SettingsStep step="money" {...props}>
      <div className="grid gap-6 sm:grid-cols-2">
        <MoneyFields />
        <TaxFields />
      </div>
    </SettingsStep>
  )
}
