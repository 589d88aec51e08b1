import { count, fill } from '@platen/messages'
import { FilmRoll } from '@platen/ui'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormCheck, FormNumber, FormText } from '../../../lib/forms/form-fields.tsx'
import { Section } from './section.tsx'
import type { SettingsForm } from './settings-document.ts'
import { locale, m } from '../../../messages/messages.ts'

const texts = m.settings.production
const MAX_DAYS = 365

export function ProductionSection() {
  const { getValues } = useFormContext<SettingsForm>()
  return (
    <Section id="production" intro={texts.intro} preview={<Preview />}>
      <div className="grid gap-6 sm:grid-cols-2">
        <FormNumber name="leadTimeDays.min" label={texts.shortest} min={0} max={MAX_DAYS} />
        <FormNumber
          name="leadTimeDays.max"
          label={texts.longest}
          min={0}
          max={MAX_DAYS}
          notBelow={() => getValues('leadTimeDays.min')}
        />
      </div>
      <FormCheck name="approvePassedArtwork" label={texts.approve} hint={texts.approveHint} />
      <FormCheck name="proofEveryOrder" label={texts.proofs} hint={texts.proofsHint} />
      <FormText
        name="policyVersion"
        label={texts.terms}
        hint={texts.termsHint}
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
          {count(locale, min === max ? texts.readyIn : texts.readyInRange, max, { min })}
        </p>
        <p className="text-sm text-ink-soft">{fill(texts.termsShown, { version })}</p>
      </div>
    </div>
  )
}
