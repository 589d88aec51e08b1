import { Button, Dialog, SelectField, TextField } from '@platen/ui'
import { Controller, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { api } from '../../../lib/requests/api.ts'
import { DecimalField } from '../../../lib/forms/decimal-field.tsx'
import { isReadable } from '../../../lib/forms/decimal-text.ts'
import { DraftNotice } from '../../../lib/drafts/draft-notice.tsx'
import { LookupField, findOption, type LookupOption } from '../../../lib/forms/lookup-field.tsx'
import { paths } from '../../../lib/paths.ts'
import { RefusalNotice } from '../../../lib/requests/refusal-notice.tsx'
import { useToasts } from '../../../lib/toasts.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { useKeptForm } from '../../../lib/drafts/use-kept-form.ts'
import { costDecimals, measureOf, unitCostOf } from './quantity.ts'
import { KINDS, KIND_NAMES, MOVES_STOCK, type StockKind, type StockUnit } from './stock.ts'
import { useRead } from '../../../lib/requests/use-read.ts'

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

const UNIT_NAMES: Readonly<Record<StockUnit, string>> = {
  piece: 'pieces',
  millimetre: 'metres',
  millilitre: 'millilitres',
  gram: 'grams',
}

export function NewItemDialog({ onClose }: { onClose: () => void }) {
  const kept = useKeptForm<FormValues>({ key: 'new stock item', values: EMPTY })
  const { control, register, setValue, formState } = kept.form
  const { kind, unit, garment } = useWatch({ control }) as FormValues
  const unstocked = useUnstockedGarments(kind === 'blank')
  const navigate = useNavigate()
  const toasts = useToasts()
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
    onDone: ({ id, sku }) => {
      kept.drop()
      toasts.good(`${sku} is in the stock now.`)
      void navigate(paths.stockItem(id))
    },
    onRefused: (error) => {
      kept.refuse(error)
      return true
    },
  })

  function quantityField(name: 'reorderPoint' | 'reorderQuantity' | 'openingQuantity', label: string) {
    return (
      <Controller
        control={control}
        name={name}
        rules={{ validate: isReadable }}
        render={({ field, fieldState }) => (
          <DecimalField
            key={unit}
            label={label}
            name={name}
            {...(name !== 'reorderPoint' && { optional: 'optional' })}
            exponent={measureOf(unit).exponent}
            value={field.value ?? undefined}
            onChange={(value) => field.onChange(value ?? null)}
            error={fieldState.error?.message}
          />
        )}
      />
    )
  }

  const { errors } = formState
  return (
    <Dialog title="Add item" onClose={onClose} wide>
      <form className="grid items-start gap-4 sm:grid-cols-2" onSubmit={kept.submit(add.run)} noValidate>
        <div className="empty:hidden sm:col-span-2">
          <DraftNotice kept={kept} what="this item" />
          <RefusalNotice refused={add.refused} />
        </div>
        <TextField
          label="SKU"
          hint="Stored in capital letters."
          maxLength={40}
          autoComplete="off"
          error={errors.sku?.message}
          {...register('sku', { validate: written })}
        />
        <TextField
          label="Name"
          maxLength={120}
          autoComplete="off"
          error={errors.name?.message}
          {...register('name', { validate: written })}
        />
        <SelectField
          label="Shelf"
          {...register('kind', {
            onChange: ({ target }: { target: { value: StockKind } }) =>
              setValue('unit', USUAL_UNIT[target.value], { shouldDirty: true }),
          })}
        >
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {KIND_NAMES[one]}
            </option>
          ))}
        </SelectField>
        <SelectField label="Counted in" error={errors.unit?.message} {...register('unit')}>
          {Object.entries(UNIT_NAMES).map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </SelectField>
        {kind === 'blank' && (
          <div className="sm:col-span-2">
            <LookupField
              label="Garment"
              optional="optional"
              hint="The variant made from this blank. Only variants without a stock item are listed."
              options={unstocked}
              text={garment}
              onText={(text) => setValue('garment', text, { shouldDirty: true })}
            />
          </div>
        )}
        {quantityField('openingQuantity', 'Opening quantity')}
        <Controller
          control={control}
          name="unitCost"
          rules={{ validate: isReadable }}
          render={({ field, fieldState }) => (
            <DecimalField
              key={unit}
              label={`Cost per ${measureOf(unit).name.replace(/s$/, '')}`}
              name="unitCost"
              optional="optional"
              exponent={costDecimals(unit)}
              value={field.value ?? undefined}
              onChange={(value) => field.onChange(value ?? null)}
              error={fieldState.error?.message}
            />
          )}
        />
        {quantityField('reorderPoint', 'Reorder point')}
        {quantityField('reorderQuantity', 'Reorder quantity')}
        <TextField
          label="Supplier"
          optional="optional"
          maxLength={120}
          className="sm:col-span-2"
          error={errors.supplier?.message}
          {...register('supplier')}
        />
        <Button
          type="submit"
          className="sm:col-span-2"
          unavailable={add.unavailable}
          busy={add.busy ? 'Adding…' : undefined}
        >
          Add item
        </Button>
      </form>
    </Dialog>
  )
}

const written = (value: string) => value.trim() !== '' || 'Fill this in.'

function present<Name extends string, Value>(name: Name, value: Value | undefined) {
  return (value === undefined ? {} : { [name]: value }) as Partial<Record<Name, Value>>
}

function useUnstockedGarments(wanted: boolean): readonly LookupOption[] {
  const { data } = useRead(['garments'], (signal) => api.listGarments({ signal }), { enabled: wanted })
  return (data ?? []).flatMap(({ name, variants }) =>
    variants
      .filter(({ stock }) => stock === null)
      .map(({ id, colour, size }) => ({
        id,
        name: `${name}, ${colour}, ${size}`,
        detail: 'Made to order',
      })),
  )
}
