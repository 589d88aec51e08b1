import { Button } from '@platen/ui'
import { useFieldArray, useWatch } from 'react-hook-form'
import { FieldGroup, FormNumber, FormPercent, FormSelect } from '../../../lib/forms/form-fields.tsx'
import { writeDecimal } from '../../../lib/forms/decimal-text.ts'
import { RemoveButton } from '../../../lib/forms/remove-button.tsx'
import { useGarments } from '../catalog/index.ts'
import { Section } from './section.tsx'
import type { SettingsForm } from './settings-document.ts'
import { Options } from '../../../lib/forms/options.tsx'

const TAX = {
  none: 'No tax',
  inclusive: 'Prices include tax',
  exclusive: 'Tax is added to prices',
} as const
const MOST_PIECES = 25_000

export function PricesSection() {
  return (
    <Section
      id="prices"
      intro="Tax and quantity discounts for whole orders. Set item prices under Garments and Print zones."
      preview={<Preview />}
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <FormSelect name="tax.mode" label="Tax">
          <Options of={TAX} />
        </FormSelect>
        <FormPercent name="tax.rateBp" label="Rate, in per cent" />
      </div>
      <Breaks />
    </Section>
  )
}

function Breaks() {
  const { fields, append, remove } = useFieldArray<SettingsForm, 'quantityBreaks', 'key'>({
    name: 'quantityBreaks',
    keyName: 'key',
  })
  const { data: garments = [] } = useGarments()
  const kinds = [
    ...new Set([...garments, ...fields].map((one) => ('kind' in one ? one.kind : one.garmentKind))),
  ].map((kind) => [kind, plainKind(kind)] as const)
  return (
    <FieldGroup name="quantityBreaks" legend="Quantity breaks">
      <ul className="grid gap-1">
        {fields.map(({ key }, index) => (
          <li key={key} className="flex flex-wrap items-start gap-x-3 gap-y-2">
            <FormSelect
              name={`quantityBreaks.${index}.garmentKind`}
              label={<HeadOnce index={index}>Kind</HeadOnce>}
              className="min-w-36 flex-1"
            >
              <Options of={kinds} />
            </FormSelect>
            <FormNumber
              name={`quantityBreaks.${index}.minQuantity`}
              label={<HeadOnce index={index}>From</HeadOnce>}
              min={2}
              max={MOST_PIECES}
              className="w-28"
            />
            <FormPercent
              name={`quantityBreaks.${index}.percentOffBp`}
              label={<HeadOnce index={index}>Discount, %</HeadOnce>}
              min={1}
              className="w-32"
            />
            <RemoveButton
              label={`Remove break ${index + 1}`}
              className={index === 0 ? 'mt-7' : 'mt-1'}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="line"
        className="mt-2"
        onClick={() =>
          append({
            garmentKind: fields.at(-1)?.garmentKind ?? kinds[0]?.[0] ?? 'tee',
            minQuantity: 6,
            percentOffBp: 500,
          })
        }
      >
        Add a break
      </Button>
    </FieldGroup>
  )
}

/** Visible in the first row, and for screen readers in every row. */
function HeadOnce({ index, children }: { index: number; children: string }) {
  return index === 0 ? children : <span className="sr-only">{children}</span>
}

function Preview() {
  const breaks = useWatch<SettingsForm, 'quantityBreaks'>({ name: 'quantityBreaks' })
  const kinds = Map.groupBy(
    breaks
      .filter(({ minQuantity, percentOffBp }) => minQuantity > 1 && percentOffBp > 0)
      .toSorted((one, other) => one.minQuantity - other.minQuantity),
    ({ garmentKind }) => garmentKind,
  )
  if (kinds.size === 0) return <p className="text-ink-soft">No quantity discounts.</p>
  return (
    <div className="grid gap-4">
      {[...kinds].map(([kind, steps]) => (
        <div key={kind}>
          <p className="mb-1 text-sm text-ink-soft">{plainKind(kind)}</p>
          <ol className="flex border-t-2 border-ink">
            {steps.map(({ minQuantity, percentOffBp }, index) => (
              <li key={index} className="min-w-0 flex-1">
                <span
                  aria-hidden="true"
                  className="block w-0.5 bg-ink"
                  style={{ height: `${0.5 + index * 0.25}rem` }}
                />
                <strong className="figures block">{percent(percentOffBp)} off</strong>
                <span className="block text-sm text-ink-soft">from {minQuantity}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}

function plainKind(kind: string): string {
  return kind.replaceAll('_', ' ')
}

function percent(basisPoints: number): string {
  return `${writeDecimal(basisPoints, 2).replace(/\.?0+$/, '')}%`
}
