import { FilmRoll } from '@platen/ui'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormCheck, FormNumber, FormText } from '../../../lib/forms/form-fields.tsx'
import { Section } from './section.tsx'
import type { SettingsForm } from './settings-document.ts'

const MAX_DAYS = 365

export function ProductionSection() {
  const { getValues } = useFormContext<SettingsForm>()
  return (
    <Section id="production" intro="Lead time, artwork approval and terms." preview={<Preview />}>
      <div className="grid gap-6 sm:grid-cols-2">
        <FormNumber name="leadTimeDays.min" label="Minimum lead time, in days" min={0} max={MAX_DAYS} />
        <FormNumber
          name="leadTimeDays.max"
          label="Maximum lead time, in days"
          min={0}
          max={MAX_DAYS}
          notBelow={() => getValues('leadTimeDays.min')}
        />
      </div>
      <FormCheck
        name="approvePassedArtwork"
        label="Approve artwork automatically when it passes the check"
        hint="Only artwork with warnings then waits for review."
      />
      <FormText
        name="policyVersion"
        label="Terms version"
        hint="Customers must accept a new version with their next order. Drafts made under the old version are refused."
        input={{ maxLength: 40 }}
        className="max-w-md"
      />
    </Section>
  )
}

function Preview() {
  const [{ min, max }, version] = useWatch<SettingsForm, ['leadTimeDays', 'policyVersion']>({
    name: ['leadTimeDays', 'policyVersion'],
  })
  return (
    <div className="flex items-center gap-4 rounded-platen border border-rule bg-sheet p-4">
      <FilmRoll className="w-20 shrink-0 text-ink-soft" />
      <div>
        <p className="font-semibold">
          Ready in {min === max ? max : `${min} to ${max}`} {max === 1 ? 'day' : 'days'}
        </p>
        <p className="text-sm text-ink-soft">Terms, version {version}</p>
      </div>
    </div>
  )
}
