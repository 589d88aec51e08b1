import { Button, Dialog, TextField } from '@platen/ui'
import { useId } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { api } from '../../../lib/requests/api.ts'
import { DecimalField } from '../../../lib/forms/decimal-field.tsx'
import { isReadable } from '../../../lib/forms/decimal-text.ts'
import { useShop } from '../../../lib/formats.ts'
import { DraftNotice } from '../../../lib/drafts/draft-notice.tsx'
import { RefusalNotice, UnansweredNotice } from '../../../lib/requests/refusal-notice.tsx'
import { useToasts } from '../../../lib/toasts.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { useKeptForm } from '../../../lib/drafts/use-kept-form.ts'
import { predictMovement } from './predict-movement.ts'
import { REASONS, STAFF_MOVEMENTS } from './movement-labels.ts'
import { MovementPreview } from './movement-preview.tsx'
import { costDecimals, measureOf, quantityText, unitCostOf } from './quantity.ts'
import { MOVES_STOCK, type StaffMovementType, type StockItem } from './stock.ts'

interface MovementDialogProps {
  readonly item: StockItem
  readonly type: StaffMovementType
  readonly onClose: () => void
}

/** Form values: quantities in the item's own unit, costs in millionths of the currency. */
interface FormValues {
  readonly quantity: number | null
  readonly unitCost: number | null
  readonly reason: string
}

const EMPTY: FormValues = { quantity: null, unitCost: null, reason: '' }

export function MovementDialog({ item, type, onClose }: MovementDialogProps) {
  const words = STAFF_MOVEMENTS[type]
  const { name: unitName, exponent } = measureOf(item.unit)
  const toasts = useToasts()
  const reasonsId = useId()
  const kept = useKeptForm<FormValues>({ key: `${type} ${item.id}`, values: EMPTY })
  const { control, register, formState } = kept.form
  const typed = useWatch({ control }) as FormValues
  const outcome = useOutcome(item, type, typed)

  const book = useAction({
    name: `movement.${item.id}.${type}`,
    send: ({ quantity, unitCost, reason }: FormValues, key) =>
      api.createInventoryMovement({
        body: {
          itemId: item.id,
          type,
          quantity: quantity ?? 0,
          ...(unitCost !== null && { unitCost: unitCostOf(unitCost) }),
          ...(reason.trim() !== '' && { reason: reason.trim() }),
        },
        idempotencyKey: key,
      }),
    changes: MOVES_STOCK,
    onDone: ({ onHandAfter }) => {
      kept.drop()
      onClose()
      toasts.good(`${words.done}. ${item.sku} has ${quantityText(onHandAfter, item.unit)} now.`)
    },
    onRefused: (error) => {
      kept.refuse(error)
      return true
    },
  })

  return (
    <Dialog title={`${words.title}: ${item.name}`} onClose={onClose}>
      <form className="grid gap-4" onSubmit={kept.submit(book.run)} noValidate>
        <UnansweredNotice action={book} onAnother={kept.drop} />
        {book.unanswered === undefined && <DraftNotice kept={kept} what="this movement" />}
        <RefusalNotice refused={book.refused} />
        <Controller
          control={control}
          name="quantity"
          rules={{ validate: (value) => (value === null ? 'Enter a quantity.' : isReadable(value)) }}
          render={({ field, fieldState }) => (
            <DecimalField
              label={<Measured words={words.quantity} unit={unitName} />}
              name="quantity"
              exponent={exponent}
              hint={words.hint}
              value={field.value ?? undefined}
              onChange={(value) => field.onChange(value ?? null)}
              error={fieldState.error?.message}
            />
          )}
        />
        {type === 'receipt' && (
          <Controller
            control={control}
            name="unitCost"
            rules={{ validate: isReadable }}
            render={({ field, fieldState }) => (
              <DecimalField
                label={<Measured words="Cost" unit={`per ${unitName.replace(/s$/, '')}`} />}
                name="unitCost"
                optional="optional"
                hint="Leave empty to keep the average cost."
                exponent={costDecimals(item.unit)}
                value={field.value ?? undefined}
                onChange={(value) => field.onChange(value ?? null)}
                error={fieldState.error?.message}
              />
            )}
          />
        )}
        <TextField
          label="Reason"
          {...(words.reason === 'optional' && { optional: 'optional' })}
          list={reasonsId}
          maxLength={300}
          autoComplete="off"
          error={formState.errors.reason?.message}
          {...register('reason', {
            validate: (value) => words.reason === 'optional' || value.trim() !== '' || 'Enter a reason.',
          })}
        />
        <datalist id={reasonsId}>
          {REASONS[type]?.map((reason) => (
            <option key={reason} value={reason} />
          ))}
        </datalist>
        {outcome && <MovementPreview item={item} type={type} outcome={outcome} />}
        <Button
          type="submit"
          unavailable={book.unavailable ?? outcome?.problem}
          busy={book.busy ? 'Booking…' : undefined}
        >
          {words.button}
        </Button>
      </form>
    </Dialog>
  )
}

function Measured({ words, unit }: { words: string; unit: string }) {
  return (
    <>
      {words} <span className="figures text-sm font-normal text-ink-soft">{unit}</span>
    </>
  )
}

function useOutcome(item: StockItem, type: StaffMovementType, { quantity, unitCost }: FormValues) {
  const { data: shop } = useShop()
  if (quantity === null || Number.isNaN(quantity) || Number.isNaN(unitCost)) return undefined
  return predictMovement(
    item,
    { type, quantity, ...(unitCost !== null && { unitCost: unitCostOf(unitCost) }) },
    shop?.currencyExponent ?? 2,
  )
}
