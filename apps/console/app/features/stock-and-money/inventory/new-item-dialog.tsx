import { fill } from '@platen/messages'
import { MarkedText } from '@platen/ui'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { api } from '../../../lib/requests/api.ts'
import { FormDecimal, FormSelect, FormText } from '../../../lib/forms/form-fields.tsx'
import { KeptFormDialog } from '../../../lib/drafts/kept-form-dialog.tsx'
import { Options } from '../../../lib/forms/options.tsx'
import { LookupField, findOption } from '../../../lib/forms/lookup-field.tsx'
import { paths } from '../../../lib/paths.ts'
import { useAction } from '../../../lib/requests/use-action.ts'
import { useKeptForm } from '../../../lib/drafts/use-kept-form.ts'
import { m } from '../../../messages/messages.ts'
import { COST_PER, costDecimals, measureOf, unitCostOf } from './quantity.ts'
import { KIND_NAMES, MOVES_STOCK, type StockKind, type StockUnit } from './stock.ts'
import { useUnstockedGarments } from './unstocked-garments.ts'

/** Form values: quantities in the selected unit, costs in millionths of the currency. */
interface FormValues {
  readonly sku: string
  readonly name: string
  readonly kind: StockKind
  readonly unit: StockUnit
  readonly garment: string
  readonly supplier: string
  readonly reorderPoint: number | null
  readonly reorderQuantity: number | null
  readonly openingQuantity: number | null
  readonly unitCost: number | null
}

const EMPTY: FormValues = {
  ...{ sku: '', name: '', kind: 'blank', unit: 'piece', garment: '', supplier: '' },
  ...{ reorderPoint: 0, reorderQuantity: null, openingQuantity: null, unitCost: null },
}

const USUAL_UNIT: Readonly<Record<StockKind, StockUnit>> = {
  blank: 'piece',
  film: 'millimetre',
  ink: 'millilitre',
  powder: 'gram',
  packaging: 'piece',
  other: 'piece',
}

const words = m.stock.fields
const UNIT_NAMES: Readonly<Record<StockUnit, string>> = words.unitNames

export function NewItemDialog({ onClose }: { onClose: () => void }) {
  const kept = useKeptForm<FormValues>({ key: 'new stock item', values: EMPTY })
  const { control, setValue } = kept.form
  const { kind, unit, garment } = useWatch({ control }) as FormValues
  const unstocked = useUnstockedGarments(kind === 'blank')
  const navigate = useNavigate()
  const add = useAction({
    send: (typed: FormValues, key) =>
      api.createInventoryItem({
        body: {
          sku: typed.sku.trim(),
          name: typed.name.trim(),
          kind: typed.kind,
          unit: typed.unit,
          reorderPoint: typed.reorderPoint ?? 0,
          ...present('garmentVariantId', findOption(unstocked, typed.garment)?.id),
          ...present('supplier', typed.supplier.trim() || undefined),
          ...present('reorderQuantity', typed.reorderQuantity ?? undefined),
          ...present('openingQuantity', typed.openingQuantity ?? undefined),
          ...present('unitCost', typed.unitCost === null ? undefined : unitCostOf(typed.unitCost)),
        },
        idempotencyKey: key,
      }),
    changes: [...MOVES_STOCK, 'garments'],
    onDone: ({ id }) => {
      kept.drop()
      void navigate(paths.stockItem(id))
    },
    done: ({ sku }) => fill(m.stock.new.done, { sku }),
    onRefused: (error) => kept.refuse(error) || true,
  })

  const { exponent } = measureOf(unit)
  return (
    <KeptFormDialog
      title={m.stock.addItem}
      what={m.stock.new.what}
      wide
      kept={kept}
      submitLabel={m.stock.addItem}
      action={add}
      onSubmit={add.run}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormText
          name="sku"
          label={words.sku}
          hint={words.skuHint}
          input={{ maxLength: 40, autoComplete: 'off' }}
        />
        <FormText name="name" label={words.name} input={{ maxLength: 120, autoComplete: 'off' }} />
        <FormSelect
          name="kind"
          label={words.shelf}
          onChange={(shelf) => setValue('unit', USUAL_UNIT[shelf as StockKind], { shouldDirty: true })}
        >
          <Options of={KIND_NAMES} />
        </FormSelect>
        <FormSelect name="unit" label={words.unit}>
          <Options of={UNIT_NAMES} />
        </FormSelect>
        {kind === 'blank' && (
          <div className="sm:col-span-2">
            <LookupField
              label={words.garment}
              optional={m.shared.optional}
              hint={words.garmentHintOfNew}
              options={unstocked}
              text={garment}
              onText={(text) => setValue('garment', text, { shouldDirty: true })}
            />
          </div>
        )}
        <FormDecimal name="openingQuantity" label={words.openingQuantity} exponent={exponent} optional />
        <FormDecimal
          name="unitCost"
          label={<MarkedText text={COST_PER[unit]} marks={{}} />}
          optional
          exponent={costDecimals(unit)}
        />
        <FormDecimal name="reorderPoint" label={words.reorderPoint} exponent={exponent} />
        <FormDecimal name="reorderQuantity" label={words.reorderQuantity} exponent={exponent} optional />
        <FormText
          name="supplier"
          label={words.supplier}
          optional
          className="sm:col-span-2"
          input={{ maxLength: 120 }}
        />
      </div>
    </KeptFormDialog>
  )
}

function present<Name extends string, Value>(name: Name, value: Value | undefined) {
  return (value === undefined ? {} : { [name]: value }) as Partial<Record<Name, Value>>
}
