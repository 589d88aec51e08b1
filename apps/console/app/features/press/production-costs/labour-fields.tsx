import { useShop } from '../../../lib/formats.ts'
import { FormNumber, FormText } from '../../../lib/forms/form-fields.tsx'
import { useMay } from '../../people/session/index.ts'
import { isRate } from './production-settings-document.ts'

const MAX_SECONDS = 36_000
const TIMES = [
  ['secondsPerSheet', 'Seconds per sheet', 'Set-up, printing and curing, shared by its prints.'],
  ['secondsPerPrint', 'Seconds per print', 'Cutting, placing, pressing and peeling.'],
  ['secondsPerGarment', 'Seconds per garment', 'Picking, checking, folding and packing.'],
] as const

export function LabourFields() {
  const { data: shop } = useShop()
  const mayKnow = useMay('costs:read')
  return (
    <section aria-labelledby="labour" className="border-b border-rule py-6">
      <h2 id="labour" className="text-2xl">
        Labour
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-ink-soft">
        The same times apply to everybody.{mayKnow && ' Without an hourly rate, labour costs nothing.'}
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {mayKnow && (
          <FormText
            name="labour.costPerHour"
            label="Cost per hour"
            optional
            hint={`In ${shop?.currency ?? 'money'}.`}
            rules={{ validate: (text: string) => isRate(text) || 'Enter a decimal such as 6.50.' }}
            input={{ inputMode: 'decimal', autoComplete: 'off' }}
          />
        )}
        {TIMES.map(([name, label, hint]) => (
          <FormNumber key={name} name={`labour.${name}`} {...{ label, hint }} min={0} max={MAX_SECONDS} />
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
        Estimates
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-ink-soft">
        Used to estimate the cost of an order before it is printed. Printed sheets are measured.
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormNumber
          name="expectedUtilisationPercent"
          label="Film utilisation, per cent"
          hint="What your gang sheets usually reach."
          min={1}
          max={100}
          digits={1}
        />
        <FormNumber
          name="expectedCoveragePercent"
          label="Ink coverage, per cent"
          hint="100 is one full layer over the printed area; two full layers are 200."
          min={0}
          max={MAX_COVERAGE}
          digits={1}
        />
      </div>
    </section>
  )
}
