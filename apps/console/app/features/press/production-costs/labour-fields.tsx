import { fill } from '@platen/messages'
import { useShop } from '../../../lib/formats.ts'
import { FormNumber, FormText } from '../../../lib/forms/form-fields.tsx'
import { useMay } from '../../people/session/index.ts'
import { isRate } from './production-settings-document.ts'
import { m } from '../../../messages/messages.ts'

const { labour: texts, estimates } = m.printCosts

const MAX_SECONDS = 36_000
const TIMES = ['secondsPerSheet', 'secondsPerPrint', 'secondsPerGarment'] as const

export function LabourFields() {
  const { data: shop } = useShop()
  const mayKnow = useMay('costs:read')
  return (
    <section aria-labelledby="labour" className="border-b border-rule py-6">
      <h2 id="labour" className="text-2xl">
        {texts.title}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-ink-soft">{mayKnow ? texts.introWithCost : texts.intro}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {mayKnow && (
          <FormText
            name="labour.costPerHour"
            label={texts.costPerHour}
            optional
            hint={fill(texts.costHint, { currency: shop?.currency ?? '' })}
            rules={{ validate: (text: string) => isRate(text) || texts.invalid }}
            input={{ inputMode: 'decimal', autoComplete: 'off' }}
          />
        )}
        {TIMES.map((name) => (
          <FormNumber key={name} name={`labour.${name}`} {...texts[name]} min={0} max={MAX_SECONDS} />
        ))}
      </div>
    </section>
  )
}

const MAX_COVERAGE = 300

export function EstimateFields() {
  return (
    <section aria-labelledby="estimates" className="py-6">
      <h2 id="estimates" className="text-2xl">
        {estimates.title}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-ink-soft">{estimates.intro}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormNumber
          name="expectedUtilisationPercent"
          {...estimates.utilisation}
          min={1}
          max={100}
          digits={1}
        />
        <FormNumber
          name="expectedCoveragePercent"
          {...estimates.coverage}
          min={0}
          max={MAX_COVERAGE}
          digits={1}
        />
      </div>
    </section>
  )
}
