import { LanguagesField, prefixesFor, type Settings, type SettingsForm } from '../settings/index.ts'
import type { FirstRun } from './first-run.ts'
import { SettingsStep } from './settings-step.tsx'

export function LanguagesStep(props: { readonly firstRun: FirstRun; readonly settings: Settings }) {
  const isDone = props.firstRun.steps.some(({ name, state }) => name === 'languages' && state === 'done')
  return (
    // Later, documents may have been issued, whose series go on.
    <SettingsStep step="languages" complete={isDone ? undefined : withUsualPrefixes} {...props}>
      <LanguagesField />
    </SettingsStep>
  )
}

function withUsualPrefixes(form: SettingsForm): SettingsForm {
  const locales = form.locales.split(/[\s,]+/).filter((locale) => locale !== '')
  const prefixes = prefixesFor(locales, form.documents.prefixes)
  return { ...form, documents: { ...form.documents, prefixes } }
}
