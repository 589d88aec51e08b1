import { fill } from '@platen/messages'
import { MarkedText } from '@platen/ui'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { api } from '../../../lib/requests/api.ts'
import { FormDecimal, FormText } from '../../../lib/forms/form-fields.tsx'
import { useShop } from '../../../lib/formats.ts'
import { KeptFormDialog } from '../../../lib/drafts/kept-form-dialog.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { useKeptForm } from '../../../lib/drafts/use-kept-form.ts'
import { m } from '../../../messages/messages.ts'
import { predictMovement } from './predict-movement.ts'
import { REASONS, STAFF_MOVEMENTS, needsReason } from './movement-labels.ts'
import { MovementPreview } from './movement-preview.tsx'
import { COST_PER, costDecimals, measureOf, quantityText, unitCostOf } from './quantity.ts'
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

const words = m.stock.movement

const EMPTY: FormValues = { quantity: null, unitCost: null, reason: '' }

export function MovementDialog({ item, type, onClose }: MovementDialogProps) {
  const { action, quantity: quantityLabel, done, hint } = STAFF_MOVEMENTS[type]
  const { name: unitName, exponent } = measureOf(item.unit)
  const reasonsId = useId()
  const kept = useKeptForm<FormValues>({ key: `${type} ${item.id}`, values: EMPTY })
  const typed = useWatch({ control: kept.form.control }) as FormValues
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
    onDone: () => {
      kept.drop()
      onClose()
    },
    done: ({ onHandAfter }) => fill(done, { sku: item.sku, quantity: quantityText(onHandAfter, item.unit) }),
    onRefused: (error) => kept.refuse(error) || true,
  })

  return (
    <KeptFormDialog
      title={fill(words.title, { action, item: item.name })}
      what={words.what}
      kept={kept}
      submitLabel={action}
      missing={outcome?.problem}
      action={book}
      onAnother={kept.drop}
      onSubmit={book.run}
      onClose={onClose}
    >
      <FormDecimal
        name="quantity"
        label={
          <>
            {quantityLabel} <Unit>{unitName}</Unit>
          </>
        }
        exponent={exponent}
        hint={hint}
        empty={words.quantityEmpty}
      />
      {type === 'receipt' && (
        <FormDecimal
          name="unitCost"
          label={<MarkedText text={COST_PER[item.unit]} marks={{ unit: (text) => <Unit>{text}</Unit> }} />}
          optional
          hint={words.costHint}
          exponent={costDecimals(item.unit)}
        />
      )}
      <FormText
        name="reason"
        label={words.reason}
        optional={!needsReason(type)}
        empty={words.reasonEmpty}
        input={{ list: reasonsId, maxLength: 300, autoComplete: 'off' }}
      />
      <datalist id={reasonsId}>
        {REASONS[type]?.map((reason) => (
          <option key={reason} value={reason} />
        ))}
      </datalist>
      {outcome && <MovementPreview item={item} type={type} outcome={outcome} />}
    </KeptFormDialog>
  )
}

function Unit({ children }: { children: string }) {
  return <span className="figures text-sm font-normal text-ink-soft">{children}</span>
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
