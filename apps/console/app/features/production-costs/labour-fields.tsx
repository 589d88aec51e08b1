import { useShop } from '../../lib/formats.ts'
import { FormNumber, FormText } from '../../lib/form-fields.tsx'
import { useMay } from '../session/index.ts'
import { isRate } from './production-settings-document.ts'

const MOST_SECONDS = 36_000
const TIMES = [
  ['secondsPerSheet', 'Seconds a sheet', 'Setting up, printing, curing. Its prints share it.'],
  ['secondsPerPrint', 'Seconds a print', 'Cutting, placing, pressing, peeling.'],
  ['secondsPerGarment', 'Seconds a garment', 'Taking, checking, folding, packing.'],
] as const

/** Time at the press, and what it is worth. */
export function LabourFields() {
  const { data: shop } = useShop()
  const mayKnow = useMay('costs:read')
  return (
    <section aria-labelledby="labour" className="border-b border-rule py-6">
      <h2 id="labour" className="text-2xl">
        Labour
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-ink-soft">
        By these times, whoever does it.{mayKnow && ' Without a rate, labour costs nothing.'}
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {mayKnow && (
          <FormText
            name="labour.costPerHour"
            label="Cost of an hour"
            optional
            hint={`In ${shop?.currency ?? 'money'}.`}
            rules={{ validate: (text: string) => isRate(text) || 'A decimal such as 6.50.' }}
            input={{ inputMode: 'decimal', autoComplete: 'off' }}
          />
        )}
        {TIMES.map(([name, label, hint]) => (
          <FormNumber key={name} name={`labour.${name}`} {...{ label, hint }} min={0} max={MOST_SECONDS} />
        ))}
      </div>
    </section>
  )
}

const MOST_COVERAGE = 300

/** What is supposed before anything is measured. */
export function EstimateFields() {
  return (
    <section aria-labelledby="estimates" className="py-6">
      <h2 id="estimates" className="text-2xl">
        Estimates
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-ink-soft">
        By these an order is foreseen before it is printed. What is printed is measured.
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormNumber
          name="expectedUtilisationPercent"
          label="Film that prints fill, per cent"
          hint="What gang sheets usually reach."
          min={1}
          max={100}
          digits={1}
        />
        <FormNumber
          name="expectedCoveragePercent"
          label="Layers of colour, per cent"
          hint="100 is one full layer over the inked area; two colours on each other are 200."
          min={0}
          max={MOST_COVERAGE}
          digits={1}
        />
      </div>
    </section>
  )
}
