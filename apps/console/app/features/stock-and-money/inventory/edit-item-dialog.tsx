import { Button, Dialog, TextField } from '@platen/ui'
import { Controller } from 'react-hook-form'
import { api } from '../../../lib/requests/api.ts'
import { useConflict } from '../../../lib/drafts/conflict.tsx'
import { DecimalField } from '../../../lib/forms/decimal-field.tsx'
import { isReadable } from '../../../lib/forms/decimal-text.ts'
import { DraftNotice } from '../../../lib/drafts/draft-notice.tsx'
import type { Base } from '../../../lib/drafts/kept-draft.ts'
import { RefusalNotice } from '../../../lib/requests/refusal-notice.tsx'
import { useToasts } from '../../../lib/toasts.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { useKeptForm } from '../../../lib/drafts/use-kept-form.ts'
import { measureOf, quantityText } from './quantity.ts'
import { readItem, type StockItem } from './stock.ts'

/** The editable fields of an item, with quantities in its own unit. */
interface FormValues {
  readonly name: string
  readonly supplier: string
  readonly reorderPoint: number | null
  readonly reorderQuantity: number | null
}

const LABELS: Readonly<Record<string, string>> = {
  name: 'Name',
  supplier: 'Supplier',
  reorderPoint: 'Reorder point',
  reorderQuantity: 'Reorder quantity',
}

export function EditItemDialog({ item, onClose }: { item: StockItem; onClose: () => void }) {
  const kept = useKeptForm<FormValues>({ key: `stock item ${item.id}`, ...baseOf(item) })
  const { control, register, formState } = kept.form
  const toasts = useToasts()
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
        },
      }),
    changes: ['inventory', 'operations', 'audit-log'],
    onDone: (now) => {
      kept.goOn(baseOf(now))
      onClose()
      toasts.good(`${now.sku} is changed.`)
    },
    onRefused: (error) => {
      if (!conflict.onRefused(error)) kept.refuse(error)
      return true
    },
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

  function quantityField(name: 'reorderPoint' | 'reorderQuantity') {
    return (
      <Controller
        control={control}
        name={name}
        rules={{
          validate: (value) =>
            value === null && name === 'reorderPoint'
              ? 'Enter a quantity; 0 means never.'
              : isReadable(value),
        }}
        render={({ field, fieldState }) => (
          <DecimalField
            label={`${LABELS[name] ?? ''}, ${measureOf(item.unit).name}`}
            name={name}
            {...(name === 'reorderQuantity' && { optional: 'optional' })}
            exponent={measureOf(item.unit).exponent}
            value={field.value ?? undefined}
            onChange={(value) => field.onChange(value ?? null)}
            error={fieldState.error?.message}
          />
        )}
      />
    )
  }

  const stale = save.refused?.code === 'REVISION_CONFLICT'
  return (
    <Dialog title={`Edit ${item.sku}`} onClose={onClose}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={kept.submit((values) => save.run({ values, revision: kept.base.revision }))}
      >
        <DraftNotice kept={kept} what={item.sku} />
        <RefusalNotice refused={stale ? undefined : save.refused} />
        <TextField
          label="Name"
          maxLength={120}
          autoComplete="off"
          error={formState.errors.name?.message}
          {...register('name', { validate: (value) => value.trim() !== '' || 'Enter a name.' })}
        />
        <TextField label="Supplier" optional="optional" maxLength={120} {...register('supplier')} />
        {quantityField('reorderPoint')}
        {quantityField('reorderQuantity')}
        <Button type="submit" unavailable={save.unavailable} busy={save.busy ? 'Saving…' : undefined}>
          Save
        </Button>
      </form>
      {conflict.dialog}
    </Dialog>
  )
}

function baseOf({
  revision,
  updatedAt,
  name,
  supplier,
  reorderPoint,
  reorderQuantity,
}: StockItem): Base<FormValues> {
  return { revision, updatedAt, values: { name, supplier: supplier ?? '', reorderPoint, reorderQuantity } }
}
