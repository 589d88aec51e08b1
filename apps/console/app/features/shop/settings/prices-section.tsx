import { fill } from '@platen/messages'
import { Button } from '@platen/ui'
import { useFieldArray, useWatch } from 'react-hook-form'
import { FieldGroup, FormNumber, FormPercent, FormSelect } from '../../../lib/forms/form-fields.tsx'
import { RemoveButton } from '../../../lib/forms/remove-button.tsx'
import { useKindNames, usePrintSettings } from '../catalog/index.ts'
import { Section } from './section.tsx'
import type { SettingsForm } from './settings-document.ts'
import { Options } from '../../../lib/forms/options.tsx'
import { locale, m } from '../../../messages/messages.ts'

const texts = m.settings.prices
const TAX: Readonly<Record<SettingsForm['tax']['mode'], string>> = texts.taxModes
const MOST_PIECES = 25_000

export function PricesSection() {
  return (
    <Section id="prices" intro={texts.intro} preview={<Preview />}>
      <div className="grid gap-6 sm:grid-cols-2">
        <TaxFields />
      </div>
      <Breaks />
    </Section>
  )
}

export function TaxFields() {
  return (
    <>
      <FormSelect name="tax.mode" label={texts.tax}>
        <Options of={TAX} />
      </FormSelect>
      <FormPercent name="tax.rateBp" label={texts.rate} />
    </>
  )
}

function Breaks() {
  const { fields, append, remove } = useFieldArray<SettingsForm, 'quantityBreaks', 'key'>({
    name: 'quantityBreaks',
    keyName: 'key',
  })
  const { data: print } = usePrintSettings()
  const kindName = useKindNames()
  const kinds = [
    ...new Set([
      ...(print?.kinds.map(({ id }) => id) ?? []),
      ...fields.map(({ garmentKind }) => garmentKind),
    ]),
  ].map((kind) => [kind, kindName(kind)] as const)
  return (
    <FieldGroup name="quantityBreaks" legend={texts.breaks}>
      <ul className="grid gap-1">
        {fields.map(({ key }, index) => (
          <li key={key} className="flex flex-wrap items-start gap-x-3 gap-y-2">
            <FormSelect
              name={`quantityBreaks.${index}.garmentKind`}
              label={<HeadOnce index={index}>{texts.kind}</HeadOnce>}
              className="min-w-36 flex-1"
            >
              <Options of={kinds} />
            </FormSelect>
            <FormNumber
              name={`quantityBreaks.${index}.minQuantity`}
              label={<HeadOnce index={index}>{texts.from}</HeadOnce>}
              min={2}
              max={MOST_PIECES}
              className="w-28"
            />
            <FormPercent
              name={`quantityBreaks.${index}.percentOffBp`}
              label={<HeadOnce index={index}>{texts.discount}</HeadOnce>}
              min={1}
              className="w-32"
            />
            <RemoveButton
              label={fill(texts.removeBreak, { number: index + 1 })}
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
        {texts.addBreak}
      </Button>
    </FieldGroup>
  )
}

/** Visible in the first row, and for screen readers in every row. */
function HeadOnce({ index, children }: { index: number; children: string }) {
  return index === 0 ? children : <span className="sr-only">{children}</span>
}

function Preview() {
  const kindName = useKindNames()
  const breaks = useWatch<SettingsForm, 'quantityBreaks'>({ name: 'quantityBreaks' })
  const kinds = Map.groupBy(
    breaks
      .filter(({ minQuantity, percentOffBp }) => minQuantity > 1 && percentOffBp > 0)
      .toSorted((one, other) => one.minQuantity - other.minQuantity),
    ({ garmentKind }) => garmentKind,
  )
  if (kinds.size === 0) return <p className="text-ink-soft">{texts.none}</p>
  return (
    <div className="grid gap-4">
      {[...kinds].map(([kind, steps]) => (
        <div key={kind}>
          <p className="mb-1 text-sm text-ink-soft">{kindName(kind)}</p>
          <ol className="flex border-t-2 border-ink">
            {steps.map(({ minQuantity, percentOffBp }, index) => (
              <li key={index} className="min-w-0 flex-1">
                <span
                  aria-hidden="true"
                  className="block w-0.5 bg-ink"
                  style={{ height: `${0.5 + index * 0.25}rem` }}
                />
                <strong className="figures block">
                  {fill(texts.off, { percent: percent.format(percentOffBp / WHOLE_BP) })}
                </strong>
                <span className="block text-sm text-ink-soft">
                  {fill(texts.fromQuantity, { quantity: minQuantity })}
                </span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}

const WHOLE_BP = 10_000
const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
