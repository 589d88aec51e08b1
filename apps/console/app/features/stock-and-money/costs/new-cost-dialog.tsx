import { Button, Dialog, SelectField, TextField } from '@platen/ui'
import { Controller, useWatch } from 'react-hook-form'
import { api } from '../../../lib/requests/api.ts'
import { DraftNotice } from '../../../lib/drafts/draft-notice.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { LookupField, findOption, type LookupOption } from '../../../lib/forms/lookup-field.tsx'
import { MoneyField } from '../../../lib/forms/money-field.tsx'
import { RefusalNotice, UnansweredNotice } from '../../../lib/requests/refusal-notice.tsx'
import { useToasts } from '../../../lib/toasts.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { useKeptForm } from '../../../lib/drafts/use-kept-form.ts'
import { useDebounced } from '../../../lib/lists/use-debounced.ts'
import { CATEGORIES, CATEGORY_NAMES, type CostCategory, CHANGES_COSTS } from './costs.ts'
import { useRead } from '../../../lib/requests/use-read.ts'

interface FormValues {
  readonly category: CostCategory
  readonly amountMinor: number | null
  readonly incurredOn: string
  readonly description: string
  readonly supplier: string
  /** Its number. */
  readonly order: string
  /** Its SKU. */
  readonly item: string
}

/** Adds a bill. It cannot be changed later, only reversed. */
export function NewCostDialog({ today, onClose }: { today: string; onClose: () => void }) {
  const kept = useKeptForm<FormValues>({
    key: 'new cost',
    values: {
      ...{ category: 'other', amountMinor: null, incurredOn: today },
      ...{ description: '', supplier: '', order: '', item: '' },
    },
  })
  const { control, register, setValue, formState } = kept.form
  const { order, item } = useWatch({ control }) as FormValues
  const orders = useOrdersLike(order)
  const items = useItemsLike(item)
  const { money } = useFormats()
  const toasts = useToasts()
  const enter = useAction({
    name: 'new-cost',
    send: ({ category, amountMinor, incurredOn, description, supplier, ...links }: FormValues, key) => {
      const orderId = findOption(orders, links.order)?.id
      const inventoryItemId = findOption(items, links.item)?.id
      return api.createCostEntry({
        body: {
          ...{ category, incurredOn, amountMinor: amountMinor ?? 0, description: description.trim() },
          ...(supplier.trim() !== '' && { supplier: supplier.trim() }),
          ...(orderId !== undefined && { orderId }),
          ...(inventoryItemId !== undefined && { inventoryItemId }),
        },
        idempotencyKey: key,
      })
    },
    changes: CHANGES_COSTS,
    onDone: ({ amountMinor, category }) => {
      kept.drop()
      onClose()
      toasts.good(`${money(amountMinor)} for ${CATEGORY_NAMES[category].toLowerCase()} entered.`)
    },
    onRefused: (error) => {
      kept.refuse(error)
      return true
    },
  })
  const { errors } = formState
  const unknown =
    (order.trim() !== '' && !findOption(orders, order) && 'There is no order with this number.') ||
    (item.trim() !== '' && !findOption(items, item) && 'There is no stock item with this SKU.') ||
    undefined

  return (
    <Dialog title="Add cost" onClose={onClose} wide>
      <form className="grid items-start gap-4 sm:grid-cols-2" noValidate onSubmit={kept.submit(enter.run)}>
        <div className="empty:hidden sm:col-span-2">
          <UnansweredNotice action={enter} onAnother={kept.drop} />
          {enter.unanswered === undefined && <DraftNotice kept={kept} what="this cost" />}
          <RefusalNotice refused={enter.refused} />
        </div>
        <Controller
          control={control}
          name="amountMinor"
          rules={{ validate: (value) => (value !== null && value > 0) || 'Enter an amount above zero.' }}
          render={({ field, fieldState }) => (
            <MoneyField
              label="Amount"
              name="amountMinor"
              valueMinor={field.value ?? undefined}
              onChange={(value) => field.onChange(value ?? null)}
              error={fieldState.error?.message}
            />
          )}
        />
        <SelectField label="Category" {...register('category')}>
          {CATEGORIES.map((name) => (
            <option key={name} value={name}>
              {CATEGORY_NAMES[name]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Description"
          maxLength={300}
          autoComplete="off"
          className="sm:col-span-2"
          error={errors.description?.message}
          {...register('description', { validate: (value) => value.trim() !== '' || 'Enter a description.' })}
        />
        <TextField
          label="Day"
          type="date"
          max={today}
          error={errors.incurredOn?.message}
          {...register('incurredOn', {
            validate: (value) => (value !== '' && value <= today) || 'Choose today or an earlier day.',
          })}
        />
        <TextField
          label="Supplier"
          optional="optional"
          maxLength={120}
          error={errors.supplier?.message}
          {...register('supplier')}
        />
        <div>
          <LookupField
            label="Order"
            optional="optional"
            hint="Order number. The cost reduces the profit of that order."
            options={orders}
            text={order}
            onText={(text) => setValue('order', text, { shouldDirty: true })}
          />
        </div>
        <div>
          <LookupField
            label="Stock item"
            optional="optional"
            hint="SKU"
            options={items}
            text={item}
            onText={(text) => setValue('item', text, { shouldDirty: true })}
          />
        </div>
        <Button
          type="submit"
          className="sm:col-span-2"
          unavailable={enter.unavailable ?? unknown}
          busy={enter.busy ? 'Adding…' : undefined}
        >
          Add cost
        </Button>
      </form>
    </Dialog>
  )
}

/** The API searches from three characters on. */
const SHORTEST = 3
const MOST_FOUND = 8

function useOrdersLike(text: string): readonly LookupOption[] {
  const { money } = useFormats()
  const q = useDebounced(text.trim())
  const { data } = useRead(
    ['orders', 'found', q],
    (signal) => api.listOrders({ query: { q, limit: MOST_FOUND }, signal }),
    { enabled: q.length >= SHORTEST, keepPrevious: true },
  )
  return (data ?? []).map(({ id, number, customerName, totals }) => ({
    id,
    name: number,
    detail: `${customerName}, ${money(totals.totalMinor)}`,
  }))
}

function useItemsLike(text: string): readonly LookupOption[] {
  const q = useDebounced(text.trim())
  const { data } = useRead(
    ['inventory', 'found', q],
    (signal) => api.listInventoryItems({ query: { q, limit: MOST_FOUND }, signal }),
    { enabled: q !== '', keepPrevious: true },
  )
  return (data ?? []).map(({ id, sku, name }) => ({ id, name: sku, detail: name }))
}
