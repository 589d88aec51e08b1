import { expectData } from '@platen/api-client'
import { Button, Dialog, SelectField, TextField } from '@platen/ui'
import { useQuery } from '@tanstack/react-query'
import { Controller, useWatch } from 'react-hook-form'
import { api } from '../../lib/api.ts'
import { DraftNotice } from '../../lib/draft-notice.tsx'
import { useFormats } from '../../lib/formats.ts'
import { LookupField, findOption, type LookupOption } from '../../lib/lookup-field.tsx'
import { MoneyField } from '../../lib/money-field.tsx'
import { RefusalNotice } from '../../lib/refusal-notice.tsx'
import { UnansweredNotice } from '../../lib/unanswered-notice.tsx'
import { useToasts } from '../../lib/toasts.tsx'
import { useAction } from '../../lib/use-action.ts'
import { useKeptForm } from '../../lib/use-kept-form.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { CATEGORIES, CATEGORY_NAMES, type CostCategory } from './cost-category.ts'
import { CHANGES_COSTS } from './costs.ts'

interface Typed {
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

/** Enters a bill. It cannot be changed later, only taken back. */
export function NewCostDialog({ today, onClose }: { today: string; onClose: () => void }) {
  const kept = useKeptForm<Typed>({
    key: 'new cost',
    values: {
      ...{ category: 'other', amountMinor: null, incurredOn: today },
      ...{ description: '', supplier: '', order: '', item: '' },
    },
  })
  const { control, register, setValue, formState } = kept.form
  const { order, item } = useWatch({ control }) as Typed
  const orders = useOrdersLike(order)
  const items = useItemsLike(item)
  const { money } = useFormats()
  const toasts = useToasts()
  const enter = useAction({
    name: 'new-cost',
    send: ({ category, amountMinor, incurredOn, description, supplier, ...links }: Typed, key) => {
      const orderId = findOption(orders, links.order)?.id
      const inventoryItemId = findOption(items, links.item)?.id
      return api.POST('/api/admin/cost-entries', {
        params: { header: { 'Idempotency-Key': key } },
        body: {
          ...{ category, incurredOn, amountMinor: amountMinor ?? 0, description: description.trim() },
          ...(supplier.trim() !== '' && { supplier: supplier.trim() }),
          ...(orderId !== undefined && { orderId }),
          ...(inventoryItemId !== undefined && { inventoryItemId }),
        },
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
    (order.trim() !== '' && !findOption(orders, order) && 'There is no order by that number yet.') ||
    (item.trim() !== '' && !findOption(items, item) && 'There is no stock item by that SKU yet.') ||
    undefined

  return (
    <Dialog title="Enter a cost" onClose={onClose} wide>
      <form className="grid items-start gap-4 sm:grid-cols-2" noValidate onSubmit={kept.submit(enter.run)}>
        <div className="empty:hidden sm:col-span-2">
          <UnansweredNotice action={enter} onAnother={kept.drop} />
          {enter.unanswered === undefined && <DraftNotice kept={kept} what="this cost" />}
          <RefusalNotice refused={enter.refused} />
        </div>
        <Controller
          control={control}
          name="amountMinor"
          rules={{ validate: (value) => (value !== null && value > 0) || 'Write an amount above zero.' }}
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
          label="What for"
          maxLength={300}
          autoComplete="off"
          className="sm:col-span-2"
          error={errors.description?.message}
          {...register('description', { validate: (value) => value.trim() !== '' || 'Say what it was for.' })}
        />
        <TextField
          label="Day"
          type="date"
          max={today}
          error={errors.incurredOn?.message}
          {...register('incurredOn', {
            validate: (value) => (value !== '' && value <= today) || 'Choose a day, today at the latest.',
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
            hint="Its number. The order then earns less."
            options={orders}
            text={order}
            onText={(text) => setValue('order', text, { shouldDirty: true })}
          />
        </div>
        <div>
          <LookupField
            label="Stock item"
            optional="optional"
            hint="Its SKU."
            options={items}
            text={item}
            onText={(text) => setValue('item', text, { shouldDirty: true })}
          />
        </div>
        <Button
          type="submit"
          className="sm:col-span-2"
          unavailable={enter.unavailable ?? unknown}
          busy={enter.busy ? 'Entering…' : undefined}
        >
          Enter it
        </Button>
      </form>
    </Dialog>
  )
}

/** The interface searches for three characters or more. */
const SHORTEST = 3
const MOST_FOUND = 8

function useOrdersLike(text: string): readonly LookupOption[] {
  const { money } = useFormats()
  const q = useSettled(text.trim())
  const { data } = useQuery({
    queryKey: ['orders', 'found', q],
    enabled: q.length >= SHORTEST,
    queryFn: ({ signal }) =>
      expectData(api.GET('/api/admin/orders', { params: { query: { q, limit: MOST_FOUND } }, signal })),
    placeholderData: (before) => before,
  })
  return (data ?? []).map(({ id, number, customerName, totals }) => ({
    id,
    name: number,
    detail: `${customerName}, ${money(totals.totalMinor)}`,
  }))
}

function useItemsLike(text: string): readonly LookupOption[] {
  const q = useSettled(text.trim())
  const { data } = useQuery({
    queryKey: ['inventory', 'found', q],
    enabled: q !== '',
    queryFn: ({ signal }) =>
      expectData(
        api.GET('/api/admin/inventory-items', { params: { query: { q, limit: MOST_FOUND } }, signal }),
      ),
    placeholderData: (before) => before,
  })
  return (data ?? []).map(({ id, sku, name }) => ({ id, name: sku, detail: name }))
}
