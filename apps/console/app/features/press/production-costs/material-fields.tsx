import { fill } from '@platen/messages'
import { useWatch } from 'react-hook-form'
import { useShop } from '../../../lib/formats.ts'
import { FormNumber, FormSelect, FormText } from '../../../lib/forms/form-fields.tsx'
import { useMay } from '../../people/session/index.ts'
import { MATERIAL_KINDS, useMaterialItems } from './materials.ts'
import { isRate, type Material, type ProductionForm } from './production-settings-document.ts'
import { Options } from '../../../lib/forms/options.tsx'
import { m } from '../../../messages/messages.ts'

const texts = m.printCosts
const MAX_PER_M2 = 1000

export function MaterialFields({ material }: { material: Material }) {
  const { unit, amount } = MATERIAL_KINDS[material]
  const { title, intro, ...amountTexts } = m.printCosts.materials[material]
  const items = useMaterialItems(material)
  const { data: shop } = useShop()
  const mayKnow = useMay('costs:read')
  const itemId = useWatch<ProductionForm, `${Material}.itemId`>({ name: `${material}.itemId` })
  const item = items?.find(({ id }) => id === itemId)
  const options = [
    // Keeps the current value selectable while the list loads.
    ...(itemId !== '' && !item ? [{ id: itemId, label: texts.item.current }] : []),
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
          label={texts.item.label}
          hint={
            average === null
              ? texts.item.noItem
              : fill(texts.item.average[unit], { cost: average, currency: shop?.currency ?? '' })
          }
        >
          <option value="">{m.shared.none}</option>
          <Options of={options.map(({ id, label }) => [id, label])} />
        </FormSelect>
        {mayKnow && (
          <FormText
            name={`${material}.unitCost`}
            label={texts.unitCost.label[unit]}
            optional
            hint={
              average === null
                ? fill(texts.unitCost.hint, { currency: shop?.currency ?? '' })
                : texts.unitCost.unused
            }
            rules={{
              validate: (text: string) => isRate(text) || texts.unitCost.invalid,
            }}
            input={{ inputMode: 'decimal', autoComplete: 'off' }}
          />
        )}
        {amount !== undefined && 'amount' in amountTexts && (
          <FormNumber
            name={`${material}.${amount}`}
            label={amountTexts.amount}
            hint={amountTexts.amountHint}
            min={0}
            max={MAX_PER_M2}
            digits={2}
          />
        )}
      </div>
    </section>
  )
}
