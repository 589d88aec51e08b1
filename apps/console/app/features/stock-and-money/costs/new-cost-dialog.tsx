import { fill } from '@platen/messages'
import { useWatch } from 'react-hook-form'
import { api } from '../../../lib/requests/api.ts'
import { KeptFormDialog } from '../../../lib/drafts/kept-form-dialog.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { LookupField, findOption, type LookupOption } from '../../../lib/forms/lookup-field.tsx'
import { FormMoney, FormSelect, FormText } from '../../../lib/forms/form-fields.tsx'
import { Options } from '../../../lib/forms/options.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { useKeptForm } from '../../../lib/drafts/use-kept-form.ts'
import { useDebounced } from '../../../lib/lists/use-debounced.ts'
import { m } from '../../../messages/messages.ts'
import { CATEGORIES_IN_SENTENCE, CATEGORY_NAMES, type CostCategory, CHANGES_COSTS } from './costs.ts'
import { useRead } from '../../../lib/requests/use-read.ts'

const words = m.costs.new

interface FormValues {
  readonly category: CostCategory
  readonly amountMinor: number | null
  readonly incurredOn: string
  readonly description: string
  readonly supplier: string
  readonly order: string
  readonly item: string
}

/** A saved bill can only be reversed. */
export function NewCostDialog({ today, onClose }: { today: string; onClose: () => void }) {
  const kept = useKeptForm<FormValues>({
    key: 'new cost',
    values: {
      ...{ category: 'other', amountMinor: null, incurredOn: today },
      ...{ description: '', supplier: '', order: '', item: '' },
    },
  })
  const { control, setValue } = kept.form
  const { order, item } = useWatch({ control }) as FormValues
  const orders = useOrdersLike(order)
  const items = useItemsLike(item)
  const { money } = useFormats()
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
    onDone: () => {
      kept.drop()
      onClose()
    },
    done: ({ amountMinor, category }) =>
      fill(words.done, { amount: money(amountMinor), category: CATEGORIES_IN_SENTENCE[category] }),
    onRefused: (error) => kept.refuse(error) || true,
  })
  const unknown =
    (order.trim() !== '' && !findOption(orders, order) && words.noSuchOrder) ||
    (item.trim() !== '' && !findOption(items, item) && words.noSuchItem) ||
    undefined

  return (
    <KeptFormDialog
      title={m.costs.add}
      what={words.what}
      wide
      kept={kept}
      submitLabel={m.costs.add}
      missing={unknown}
      action={enter}
      onAnother={kept.drop}
      onSubmit={enter.run}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormMoney
          name="amountMinor"
          label={words.amount}
          validate={(value) => (value !== null && value > 0) || words.amountTooLow}
        />
        <FormSelect name="category" label={words.category}>
          <Options of={CATEGORY_NAMES} />
        </FormSelect>
        <FormText
          name="description"
          label={words.description}
          className="sm:col-span-2"
          input={{ maxLength: 300, autoComplete: 'off' }}
        />
        <FormText
          name="incurredOn"
          label={words.day}
          input={{ type: 'date', max: today }}
          rules={{
            validate: (day: string) => (day !== '' && day <= today) || words.dayTooLate,
          }}
        />
        <FormText name="supplier" label={words.supplier} optional input={{ maxLength: 120 }} />
        <LookupField
          label={words.order}
          optional={m.shared.optional}
          hint={words.orderHint}
          options={orders}
          text={order}
          onText={(text) => setValue('order', text, { shouldDirty: true })}
        />
        <LookupField
          label={words.item}
          optional={m.shared.optional}
          hint="SKU"
          options={items}
          text={item}
          onText={(text) => setValue('item', text, { shouldDirty: true })}
        />
      </div>
    </KeptFormDialog>
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
    detail: fill(words.found, { customer: customerName, total: money(totals.totalMinor) }),
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
