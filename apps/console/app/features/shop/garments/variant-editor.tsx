import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FieldGroup } from '../../../lib/forms/form-fields.tsx'
import { ColourList } from './colour-list.tsx'
import type { GarmentForm, Stock } from './garment-document.ts'
import { SIDES, VariantGrid, type GridSide } from './variant-grid.tsx'
import { type Variant, addSizes, coloursOf, moveSize, newSizes, remove, sizesOf } from './variants.ts'
import { AddField } from '../../../lib/forms/add-field.tsx'
import { MemberButtons } from '../../../lib/forms/member-buttons.tsx'
import { m } from '../../../messages/messages.ts'

const texts = m.garments.variants

interface VariantEditorProps {
  readonly stockOf: (variantId: string) => Stock
  readonly readOnly: boolean
  /** Without the table of each variant. */
  readonly isFirst?: boolean
}

export function VariantEditor({ stockOf, readOnly, isFirst = false }: VariantEditorProps) {
  const { setValue } = useFormContext<GarmentForm>()
  const variants = useWatch<GarmentForm, 'variants'>({ name: 'variants' })
  const [side, setSide] = useState<GridSide>('sale')
  const onChange = (next: Variant[]) => setValue('variants', next)
  return (
    <section aria-labelledby="variants-title" className="mt-10 border-t border-rule pt-8">
      <h2 id="variants-title" className="text-2xl">
        {texts.title}
      </h2>
      <p className="mt-1 mb-6 max-w-prose text-ink-soft">{isFirst ? texts.introFirst : texts.intro}</p>
      <fieldset disabled={readOnly} className="grid min-w-0 grid-cols-1 gap-8 xl:grid-cols-2">
        <ColourList variants={variants} onChange={onChange} />
        <SizeList variants={variants} onChange={onChange} />
      </fieldset>
      {isFirst ? (
        <FieldGroup name="variants" legend={<span className="sr-only">{texts.table}</span>}>
          {null}
        </FieldGroup>
      ) : (
        <>
          <div className="mt-8 mb-3 flex flex-wrap gap-1" role="group" aria-label={texts.views}>
            {SIDES.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === side}
                onClick={() => setSide(one)}
                className="min-h-11 rounded-platen border border-rule-strong px-4 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
              >
                {texts.view[one]}
              </button>
            ))}
          </div>
          <fieldset disabled={readOnly} className="min-w-0">
            <FieldGroup name="variants" legend={<span className="sr-only">{texts.table}</span>}>
              <VariantGrid variants={variants} side={side} stockOf={stockOf} onChange={onChange} />
            </FieldGroup>
          </fieldset>
        </>
      )}
    </section>
  )
}

interface SizeListProps {
  readonly variants: readonly Variant[]
  readonly onChange: (variants: Variant[]) => void
}

const USUAL = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL']

function SizeList({ variants, onChange }: SizeListProps) {
  const sizes = sizesOf(variants)
  return (
    <div>
      <h3 className="mb-2 text-lg">{m.garments.columns.sizes}</h3>
      <ul className="mb-3 grid gap-x-6 sm:grid-cols-2">
        {sizes.map((size, index) => (
          <li key={size} className="flex items-center justify-between gap-2 border-b border-rule">
            <span className="figures font-semibold">{size}</span>
            <MemberButtons
              name={size}
              index={index}
              count={sizes.length}
              onMove={(from, to) => onChange(moveSize(variants, from, to))}
              onRemove={() => onChange(remove(variants, { size }))}
            />
          </li>
        ))}
      </ul>
      <AddField
        label={m.garments.sizes.newName}
        placeholder={USUAL.find((size) => !sizes.includes(size)) ?? '4XL'}
        maxLength={120}
        addLabel={m.garments.sizes.add}
        hint={m.garments.sizes.hint}
        isTaken={(typed) => typed.trim() !== '' && newSizes(variants, typed).length === 0}
        unavailable={coloursOf(variants).length === 0 ? texts.addColourFirst : undefined}
        onAdd={(typed) => onChange(addSizes(variants, typed))}
      />
    </div>
  )
}
