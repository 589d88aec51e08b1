import { FilmRoll } from '@platen/ui'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormCheck, FormNumber, FormText } from '../../lib/form-fields.tsx'
import { Section } from './section.tsx'
import type { SettingsForm } from './settings-document.ts'

const LONGEST_DAYS = 365

/** How long it takes, and under what terms. */
export function ProductionSection() {
  const { getValues } = useFormContext<SettingsForm>()
  return (
    <Section
      id="production"
      intro="How long an order takes, who looks at artwork, and which terms hold."
      preview={<Preview />}
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <FormNumber
          name="leadTimeDays.min"
          label="Ready after, in days, at the earliest"
          min={0}
          max={LONGEST_DAYS}
        />
        <FormNumber
          name="leadTimeDays.max"
          label="At the latest"
          min={0}
          max={LONGEST_DAYS}
          notBelow={() => getValues('leadTimeDays.min')}
        />
      </div>
      <FormCheck
        name="approvePassedArtwork"
        label="Artwork that passed the check needs no approval"
        hint="Then only artwork with findings waits for a person."
      />
      <FormText
        name="policyVersion"
        label="Version of the terms"
        hint="A new version has to be accepted with the next order, and drafts of orders under the old one are refused."
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
