import { Button, Dialog, TextField } from '@platen/ui'
import { Controller } from 'react-hook-form'
import { api } from '../../lib/api.ts'
import { useConflict } from '../../lib/conflict.tsx'
import { DecimalField } from '../../lib/decimal-field.tsx'
import { isReadable } from '../../lib/decimal-text.ts'
import { DraftNotice } from '../../lib/draft-notice.tsx'
import type { Base } from '../../lib/kept-draft.ts'
import { RefusalNotice } from '../../lib/refusal-notice.tsx'
import { useToasts } from '../../lib/toasts.tsx'
import { useAction } from '../../lib/use-action.ts'
import { useKeptForm } from '../../lib/use-kept-form.ts'
import { measureOf, quantityText } from './quantity.ts'
import { readItem, type StockItem } from './stock.ts'

/** What can be said of an item. Quantities in its own unit. */
interface Said {
  readonly name: string
  readonly supplier: string
  readonly reorderPoint: number | null
  readonly reorderQuantity: number | null
}

const LABELS: Readonly<Record<string, string>> = {
  name: 'Name',
  supplier: 'Supplier',
  reorderPoint: 'Reorder when no more than',
  reorderQuantity: 'Order then',
}

/** Changes what is said of an item, and lets one choose when somebody else did so meanwhile. */
export function EditItemDialog({ item, onClose }: { item: StockItem; onClose: () => void }) {
  const kept = useKeptForm<Said>({ key: `stock item ${item.id}`, ...baseOf(item) })
  const { control, register, formState } = kept.form
  const toasts = useToasts()
  const save = useAction({
    send: ({ said, revision }: { said: Said; revision: number }) =>
      api.PUT('/api/admin/inventory-items/{itemId}', {
        params: { path: { itemId: item.id } },
        body: {
          revision,
          name: said.name.trim(),
          supplier: said.supplier.trim() || null,
          reorderPoint: said.reorderPoint ?? 0,
          reorderQuantity: said.reorderQuantity,
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
  const conflict = useConflict<Said>({
    what: item.sku,
    entity: { type: 'inventory_item', id: item.id },
    editing: kept,
    read: async () => baseOf(await readItem(item.id)),
    names: LABELS,
    show: (_, value) => (typeof value === 'number' ? quantityText(value, item.unit) : undefined),
    onResolved: (said, { revision }) => save.run({ said, revision }),
  })

  function quantityField(name: 'reorderPoint' | 'reorderQuantity') {
    return (
      <Controller
        control={control}
        name={name}
        rules={{
          validate: (value) =>
            value === null && name === 'reorderPoint' ? 'Write how much; 0 for never.' : isReadable(value),
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
    <Dialog title={`Change ${item.sku}`} onClose={onClose}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={kept.submit((said) => save.run({ said, revision: kept.base.revision }))}
      >
        <DraftNotice kept={kept} what={item.sku} />
        <RefusalNotice refused={stale ? undefined : save.refused} />
        <TextField
          label="Name"
          maxLength={120}
          autoComplete="off"
          error={formState.errors.name?.message}
          {...register('name', { validate: (value) => value.trim() !== '' || 'It needs a name.' })}
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
}: StockItem): Base<Said> {
  return { revision, updatedAt, values: { name, supplier: supplier ?? '', reorderPoint, reorderQuantity } }
}
