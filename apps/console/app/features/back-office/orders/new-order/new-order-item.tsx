import type { Resources } from '@platen/api-client'
import { fill } from '@platen/messages'
import { Button, FieldErrors, SelectField, TextField } from '@platen/ui'
import { useContext, useId } from 'react'
import { m } from '../../../../messages/messages.ts'
import { DesignDrawing } from '../order/design-drawing.tsx'
import { heightOf, type DraftPrint } from './draft-print.ts'
import { designInputs, type DraftItem } from './new-order-draft.ts'
import { NewOrderPrint } from './new-order-print.tsx'
import { positioned } from './print-fit.ts'
import { Options } from '../../../../lib/forms/options.tsx'

const words = m.newOrder.items

type Catalog = Resources['CatalogResponse']

interface ItemProps {
  readonly item: DraftItem
  /** From 1 on. */
  readonly number: number
  readonly catalog: Catalog
  readonly onChange: (item: DraftItem) => void
  readonly onRemove: () => void
}

export function NewOrderItem({ item, number, catalog, onChange, onRemove }: ItemProps) {
  const garment = catalog.garments.find(({ id }) => id === item.garmentId) ?? catalog.garments[0]
  const colour = garment?.colours.find((one) => one.name === item.colour) ?? garment?.colours[0]
  const zones = catalog.zones.filter(({ id }) => garment?.zoneIds.includes(id))
  if (!garment || !colour) return null

  function setGarment(garmentId: string): void {
    const next = catalog.garments.find(({ id }) => id === garmentId)
    if (!next) return
    const kept = item.prints.filter(({ zoneId }) => next.zoneIds.includes(zoneId))
    onChange({ ...item, garmentId, colour: next.colours[0]?.name ?? '', quantities: {}, prints: kept })
  }

  function setPrint(print: DraftPrint): void {
    onChange({ ...item, prints: item.prints.map((one) => (one.key === print.key ? print : one)) })
  }

  /** The largest ordered size limits the prints, so they are placed again. */
  function setQuantities(next: DraftItem): void {
    const sizes = sizesOf(next, colour ?? { sizes: [] })
    const prints = next.prints.map((print) => {
      const zone = zones.find(({ id }) => id === print.zoneId)
      return zone ? positioned(print, zone, sizes) : print
    })
    onChange({ ...next, prints })
  }

  const free = zones.find(({ id }) => !item.prints.some(({ zoneId }) => zoneId === id))
  return (
    <fieldset className="grid min-w-0 gap-4 xl:grid-cols-[14rem_1fr]">
      <legend className="mb-3 flex w-full items-center justify-between font-display text-lg font-bold">
        {fill(words.design, { number })}
      </legend>
      <div className="self-start rounded-platen bg-tray p-3 max-xl:max-w-72">
        <DesignDrawing
          variantId={colour.sizes[0]?.variantId ?? ''}
          prints={item.prints.flatMap(drawnPrint)}
          title={fill(words.drawing, { garment: garment.name, colour: colour.name })}
        />
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SelectField
            label={words.garment}
            value={garment.id}
            onChange={({ target }) => setGarment(target.value)}
          >
            <Options of={catalog.garments.map(({ id, name }) => [id, name])} />
          </SelectField>
          <SelectField
            label={words.colour}
            value={colour.name}
            onChange={({ target }) => onChange({ ...item, colour: target.value, quantities: {} })}
          >
            <Options of={garment.colours.map((one) => [one.name, one.name])} />
          </SelectField>
        </div>
        <Quantities sizes={colour.sizes} item={item} onChange={setQuantities} />
        <ul aria-label={fill(words.prints, { number })} className="grid gap-4">
          {item.prints.map((print) => (
            <li key={print.key}>
              <NewOrderPrint
                print={print}
                zones={zones}
                sizes={sizesOf(item, colour)}
                onChange={setPrint}
                onRemove={() =>
                  onChange({ ...item, prints: item.prints.filter(({ key }) => key !== print.key) })
                }
              />
            </li>
          ))}
        </ul>
        <TextField
          label={words.note}
          name={designInputs(item).note}
          optional={m.shared.optional}
          maxLength={500}
          value={item.note}
          onChange={({ target }) => onChange({ ...item, note: target.value })}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            variant="line"
            unavailable={free === undefined ? words.zonesUsed : undefined}
            onClick={() =>
              free &&
              onChange({
                ...item,
                prints: [
                  ...item.prints,
                  { key: crypto.randomUUID(), zoneId: free.id, widthMm: free.maxWidthMm, offsetYMm: 0 },
                ],
              })
            }
          >
            {words.addPrint}
          </Button>
          <Button variant="quiet" onClick={onRemove}>
            {fill(words.remove, { number })}
          </Button>
        </div>
      </div>
    </fieldset>
  )
}

function sizesOf(
  { quantities }: DraftItem,
  { sizes }: { sizes: QuantitiesProps['sizes'] },
): readonly string[] {
  return sizes.filter(({ variantId }) => (quantities[variantId] ?? 0) > 0).map(({ size }) => size)
}

interface QuantitiesProps {
  readonly sizes: Catalog['garments'][number]['colours'][number]['sizes']
  readonly item: DraftItem
  readonly onChange: (item: DraftItem) => void
}

function Quantities({ sizes, item, onChange }: QuantitiesProps) {
  const id = useId()
  const errors = useContext(FieldErrors)
  const nameOf = designInputs(item).quantity
  const wrong = sizes.flatMap(({ variantId }) => errors[nameOf(variantId)] ?? [])
  return (
    <fieldset>
      <legend className="font-semibold">{words.quantities}</legend>
      <ul className="mt-1 flex flex-wrap gap-2">
        {sizes.map(({ variantId, size, availability }) => (
          <li key={variantId}>
            <label className="grid w-20 gap-1 text-center text-sm">
              <span className="figures font-semibold">{size}</span>
              <input
                type="number"
                name={nameOf(variantId)}
                aria-invalid={errors[nameOf(variantId)] !== undefined || undefined}
                aria-describedby={errors[nameOf(variantId)] === undefined ? undefined : id}
                inputMode="numeric"
                min={0}
                max={500}
                disabled={availability === 'out'}
                value={item.quantities[variantId] ?? ''}
                onChange={({ target }) =>
                  onChange({
                    ...item,
                    quantities: { ...item.quantities, [variantId]: wholeNumber(target.value) },
                  })
                }
                className="figures min-h-11 w-full rounded-platen border border-rule-strong bg-sheet text-center disabled:bg-tray aria-invalid:border-2 aria-invalid:border-bad"
              />
              <span className="text-xs text-ink-soft">
                {availability === 'in_stock' ? ' ' : words.availability[availability]}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {wrong.length > 0 && (
        <p id={id} className="mt-1 text-sm font-semibold text-bad">
          {[...new Set(wrong)].join(' ')}
        </p>
      )}
    </fieldset>
  )
}

function wholeNumber(text: string): number {
  return Math.min(500, Math.max(0, Math.trunc(Number(text)) || 0))
}

function drawnPrint(print: DraftPrint) {
  const { artwork, key, zoneId, widthMm, offsetYMm } = print
  if (!artwork) return []
  const place = { offsetXMm: 0, offsetYMm, rotationDeg: 0 as const }
  return [{ id: key, zoneId, artwork, widthMm, heightMm: heightOf(print), ...place }]
}
