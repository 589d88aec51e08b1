import { fill } from '@platen/messages'
import { useWatch } from 'react-hook-form'
import { api } from '../../../lib/requests/api.ts'
import { useConflict } from '../../../lib/drafts/conflict.tsx'
import { FormDecimal, FormText } from '../../../lib/forms/form-fields.tsx'
import { KeptFormDialog } from '../../../lib/drafts/kept-form-dialog.tsx'
import type { Base } from '../../../lib/drafts/kept-draft.ts'
import { LookupField, findOption } from '../../../lib/forms/lookup-field.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { useKeptForm } from '../../../lib/drafts/use-kept-form.ts'
import { m } from '../../../messages/messages.ts'
import { measureOf, quantityText } from './quantity.ts'
import { useUnstockedGarments, variantName } from './unstocked-garments.ts'
import { readItem, type StockItem } from './stock.ts'

/** The editable fields of an item, with quantities in its own unit. */
interface FormValues {
  readonly name: string
  readonly supplier: string
  readonly reorderPoint: number | null
  readonly reorderQuantity: number | null
  /** The name of its variant; empty for none. */
  readonly garment: string
}

const words = m.stock.fields

const LABELS: Readonly<Record<keyof FormValues, string>> = {
  name: words.name,
  supplier: words.supplier,
  reorderPoint: words.reorderPoint,
  reorderQuantity: words.reorderQuantity,
  garment: words.garment,
}

export function EditItemDialog({ item, onClose }: { item: StockItem; onClose: () => void }) {
  const kept = useKeptForm<FormValues>({ key: `stock item ${item.id}`, ...baseOf(item) })
  const isBlank = item.kind === 'blank' && item.unit === 'piece'
  const garments = useUnstockedGarments(isBlank, item.id)
  const garment = useWatch({ control: kept.form.control, name: 'garment' })
  const save = useAction({
    send: ({ values, revision }: { values: FormValues; revision: number }) =>
      api.updateInventoryItem({
        itemId: item.id,
        body: {
          revision,
          name: values.name.trim(),
          supplier: values.supplier.trim() || null,
          reorderPoint: values.reorderPoint ?? 0,
          reorderQuantity: values.reorderQuantity,
          active: item.active,
          ...(isBlank && { garmentVariantId: findOption(garments, values.garment)?.id ?? null }),
        },
      }),
    changes: ['inventory', 'operations', 'audit-log', 'garments'],
    onDone: (now) => {
      kept.goOn(baseOf(now))
      onClose()
    },
    done: (now) => fill(m.stock.edit.done, { sku: now.sku }),
    onRefused: (error) => conflict.onRefused(error) || kept.refuse(error) || true,
  })
  const conflict = useConflict<FormValues>({
    what: item.sku,
    entity: { type: 'inventory_item', id: item.id },
    editing: kept,
    read: async () => baseOf(await readItem(item.id)),
    names: LABELS,
    show: (_, value) => (typeof value === 'number' ? quantityText(value, item.unit) : undefined),
    onResolved: (values, { revision }) => save.run({ values, revision }),
  })

  const { name: unit, exponent } = measureOf(item.unit)
  if (conflict.dialog) return conflict.dialog
  return (
    <KeptFormDialog
      title={fill(m.stock.edit.title, { sku: item.sku })}
      what={item.sku}
      kept={kept}
      submitLabel={m.stock.edit.save}
      action={save}
      onSubmit={(values) => save.run({ values, revision: kept.base.revision })}
      onClose={onClose}
      missing={
        isBlank && garment.trim() !== '' && !findOption(garments, garment) ? words.garmentMissing : undefined
      }
    >
      <FormText name="name" label={words.name} input={{ maxLength: 120, autoComplete: 'off' }} />
      {isBlank && (
        <LookupField
          label={words.garment}
          optional={m.shared.optional}
          hint={words.garmentHint}
          options={garments}
          text={garment}
          onText={(text) => kept.form.setValue('garment', text, { shouldDirty: true })}
        />
      )}
      <FormText name="supplier" label={words.supplier} optional input={{ maxLength: 120 }} />
      <FormDecimal
        name="reorderPoint"
        label={fill(words.reorderPointIn, { unit })}
        exponent={exponent}
        empty={words.reorderPointEmpty}
      />
      <FormDecimal
        name="reorderQuantity"
        label={fill(words.reorderQuantityIn, { unit })}
        optional
        exponent={exponent}
      />
    </KeptFormDialog>
  )
}

function baseOf({
  revision,
  updatedAt,
  name,
  supplier,
  reorderPoint,
  reorderQuantity,
  garment,
}: StockItem): Base<FormValues> {
  const linked = garment ? variantName(garment) : ''
  return {
    revision,
    updatedAt,
    values: { name, supplier: supplier ?? '', reorderPoint, reorderQuantity, garment: linked },
  }
}
