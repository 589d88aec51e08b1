import { useWatch } from 'react-hook-form'
import { useShop } from '../../lib/formats.ts'
import { FormNumber, FormSelect, FormText } from '../../lib/form-fields.tsx'
import { useMay } from '../session/index.ts'
import { MATERIAL_WORDS, useMaterialItems } from './materials.ts'
import { isRate, type Material, type ProductionForm } from './production-settings-document.ts'

const MOST_FOR_M2 = 1000

/** Where a material comes from, what it costs, and how much is taken. */
export function MaterialFields({ material }: { material: Material }) {
  const { title, intro, one, use } = MATERIAL_WORDS[material]
  const items = useMaterialItems(material)
  const { data: shop } = useShop()
  const mayKnow = useMay('costs:read')
  const itemId = useWatch<ProductionForm, `${Material}.itemId`>({ name: `${material}.itemId` })
  const item = items?.find(({ id }) => id === itemId)
  const options = [
    // What is chosen stays the same option while the list comes in.
    ...(itemId !== '' && !item ? [{ id: itemId, label: 'The item that it is' }] : []),
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
          label="Taken from stock"
          hint={
            average === null
              ? 'Without an item nothing leaves the stock.'
              : `Costs ${average} ${shop?.currency ?? ''} a ${one} on average now.`
          }
        >
          <option value="">Nothing</option>
          {options.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </FormSelect>
        {mayKnow && (
          <FormText
            name={`${material}.unitCost`}
            label={`Cost of a ${one}`}
            optional
            hint={
              average === null
                ? `In ${shop?.currency ?? 'money'}, such as 0.0185.`
                : 'Only while the item has no cost.'
            }
            rules={{
              validate: (text: string) => isRate(text) || 'A decimal such as 0.0185, six digits at most.',
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
            max={MOST_FOR_M2}
            digits={2}
          />
        )}
      </div>
    </section>
  )
}
