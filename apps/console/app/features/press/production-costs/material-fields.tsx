import { useWatch } from 'react-hook-form'
import { useShop } from '../../../lib/formats.ts'
import { FormNumber, FormSelect, FormText } from '../../../lib/forms/form-fields.tsx'
import { useMay } from '../../people/session/index.ts'
import { MATERIAL_LABELS, useMaterialItems } from './materials.ts'
import { isRate, type Material, type ProductionForm } from './production-settings-document.ts'
import { Options } from '../../../lib/forms/options.tsx'

const MAX_PER_M2 = 1000

export function MaterialFields({ material }: { material: Material }) {
  const { title, intro, unit, use } = MATERIAL_LABELS[material]
  const items = useMaterialItems(material)
  const { data: shop } = useShop()
  const mayKnow = useMay('costs:read')
  const itemId = useWatch<ProductionForm, `${Material}.itemId`>({ name: `${material}.itemId` })
  const item = items?.find(({ id }) => id === itemId)
  const options = [
    // Keeps the current value selectable while the list loads.
    ...(itemId !== '' && !item ? [{ id: itemId, label: 'Current item' }] : []),
    ...(items ?? []).map(({ id, sku, name }) => ({ id, label: `${sku}, ${name}` })),
  ]
  const average = item?.averageUnitCost ?? null
  return (
    <section aria-labelledby={material} className="border-b border-rule py-6 first:pt-0">
      <h2 id={material} className="text-2xl">
        {title}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-ink-soft">{intro}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <FormSelect
          name={`${material}.itemId`}
          label="Stock item"
          hint={
            average === null
              ? 'Without an item, nothing is deducted from stock.'
              : `Average cost now: ${average} ${shop?.currency ?? ''} per ${unit}.`
          }
        >
          <option value="">None</option>
          <Options of={options.map(({ id, label }) => [id, label])} />
        </FormSelect>
        {mayKnow && (
          <FormText
            name={`${material}.unitCost`}
            label={`Cost per ${unit}`}
            optional
            hint={
              average === null
                ? `In ${shop?.currency ?? 'money'}, such as 0.0185.`
                : 'Used only while the item has no cost.'
            }
            rules={{
              validate: (text: string) =>
                isRate(text) || 'Enter a decimal such as 0.0185, with at most six decimal places.',
            }}
            input={{ inputMode: 'decimal', autoComplete: 'off' }}
          />
        )}
        {use && (
          <FormNumber
            name={`${material}.${use.name}`}
            label={use.label}
            hint={use.hint}
            min={0}
            max={MAX_PER_M2}
            digits={2}
          />
        )}
      </div>
    </section>
  )
}
