import { fill } from '@platen/messages'
import { ColourHead, SizeHeads } from '../../../lib/lists/colour-size-heads.tsx'
import { useState } from 'react'
import { get, useFormState } from 'react-hook-form'
import { Link } from 'react-router'
import { useShop } from '../../../lib/formats.ts'
import { readAmount, writeDecimal } from '../../../lib/forms/decimal-text.ts'
import { paths } from '../../../lib/paths.ts'
import type { Stock } from './garment-document.ts'
import {
  addVariant,
  change,
  coloursOf,
  indexOf,
  remove,
  sizesOf,
  type Colour,
  type Variant,
} from './variants.ts'
import { m } from '../../../messages/messages.ts'

const texts = m.garments.variants
export const SIDES = ['sale', 'surcharge', 'stock'] as const
export type GridSide = (typeof SIDES)[number]

interface VariantGridProps {
  readonly variants: readonly Variant[]
  readonly side: GridSide
  readonly stockOf: (variantId: string) => Stock
  readonly onChange: (variants: Variant[]) => void
}

export function VariantGrid(props: VariantGridProps) {
  const { variants, side, onChange } = props
  const [colours, sizes] = [coloursOf(variants), sizesOf(variants)]
  if (colours.length === 0) return <p className="text-ink-soft">{texts.noColour}</p>
  return (
    <div className="overflow-x-auto border border-rule" tabIndex={0} role="region" aria-label={texts.table}>
      <table className="w-full border-collapse text-left">
        <SizeHeads sizes={sizes} />
        <tbody>
          {side !== 'stock' && (
            <tr className="border-b border-rule-strong bg-tray">
              <th scope="row" className="sticky left-0 bg-tray px-3 text-sm font-normal text-ink-soft">
                {texts.allColours}
              </th>
              {sizes.map((size) => (
                <td key={size} className="px-1 text-center">
                  <WholeSize {...props} size={size} />
                </td>
              ))}
            </tr>
          )}
          {colours.map((colour) => (
            <tr key={colour.name} className="border-b border-rule last:border-b-0">
              <ColourHead {...colour} />
              {sizes.map((size) => (
                <td key={size} className="px-1 text-center">
                  <Cell
                    {...props}
                    colour={colour}
                    size={size}
                    onAdd={() => onChange(addVariant(variants, colour, size))}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function WholeSize({ variants, side, size, onChange }: VariantGridProps & { size: string }) {
  const these = variants.filter((variant) => variant.size === size)
  if (side === 'sale') {
    const all = these.every(({ active }) => active)
    return (
      <Box
        label={fill(texts.sizeInAll, { size })}
        checked={all}
        some={!all && these.some(({ active }) => active)}
        onChange={(active) => onChange(change(variants, { size }, { active }))}
      />
    )
  }
  const [first] = these
  const alike = these.every(({ surchargeMinor }) => surchargeMinor === first?.surchargeMinor)
  return (
    <Surcharge
      label={fill(texts.surchargeInAll, { size })}
      valueMinor={alike ? (first?.surchargeMinor ?? null) : null}
      placeholder={alike ? '' : '…'}
      onChange={(surchargeMinor) => onChange(change(variants, { size }, { surchargeMinor }))}
    />
  )
}

interface CellProps extends VariantGridProps {
  readonly colour: Colour
  readonly size: string
  readonly onAdd: () => void
}

function Cell({ variants, side, stockOf, colour, size, onChange, onAdd }: CellProps) {
  const index = indexOf(variants, colour.name, size)
  const variant = variants[index]
  const name = `${colour.name} ${size}`
  const { errors } = useFormState({ name: `variants.${index}` })
  const wrong: unknown = get(errors, `variants.${index}`)
  if (!variant) {
    return (
      <button
        type="button"
        aria-label={fill(texts.add, { name })}
        title={texts.notInSize}
        onClick={onAdd}
        className="figures size-11 rounded-platen text-ink-soft hover:bg-tray hover:text-ink"
      >
        +
      </button>
    )
  }
  const meant = { colour: colour.name, size }
  const stock = variant.id === undefined ? undefined : stockOf(variant.id)
  if (side === 'stock') {
    return stock ? (
      <Link
        to={paths.stockItem(stock.itemId)}
        title={stock.sku}
        aria-label={fill(texts.inStock, { name, available: stock.available, sku: stock.sku })}
        className={`figures inline-grid min-h-11 min-w-11 place-items-center underline underline-offset-4 ${stock.available === 0 ? 'text-bad' : ''}`}
      >
        {stock.available}
      </Link>
    ) : (
      <span className="text-xs text-ink-soft" title={texts.toOrderHint}>
        {texts.toOrder}
      </span>
    )
  }
  if (side === 'surcharge') {
    return (
      <Surcharge
        name={`variants.${index}.surchargeMinor`}
        label={fill(texts.surcharge, { name })}
        wrong={wrong !== undefined}
        valueMinor={variant.surchargeMinor}
        onChange={(surchargeMinor) => onChange(change(variants, meant, { surchargeMinor }))}
      />
    )
  }
  return (
    <span className="inline-flex items-center">
      <Box
        name={`variants.${index}.active`}
        label={name}
        wrong={wrong !== undefined}
        checked={variant.active}
        onChange={(active) => onChange(change(variants, meant, { active }))}
      />
      {variant.id === undefined && (
        <button
          type="button"
          aria-label={fill(m.forms.member.remove, { name })}
          title={texts.removeUnsaved}
          onClick={() => onChange(remove(variants, meant))}
          className="figures size-6 text-ink-soft hover:text-ink"
        >
          −
        </button>
      )}
    </span>
  )
}

interface BoxProps {
  readonly name?: string
  readonly label: string
  readonly checked: boolean
  readonly some?: boolean
  readonly wrong?: boolean
  readonly onChange: (checked: boolean) => void
}

function Box({ name, label, checked, some = false, wrong = false, onChange }: BoxProps) {
  return (
    <label
      className={`inline-grid size-11 cursor-pointer place-items-center rounded-platen hover:bg-tray ${wrong ? 'outline-2 outline-bad' : ''}`}
    >
      <input
        type="checkbox"
        name={name}
        aria-label={label}
        className="size-6"
        checked={checked}
        ref={(element) => {
          if (element) element.indeterminate = some
        }}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  )
}

interface SurchargeProps {
  readonly name?: string
  readonly label: string
  readonly valueMinor: number | null
  readonly placeholder?: string
  readonly wrong?: boolean
  readonly onChange: (minor: number | null) => void
}

function Surcharge({ name, label, valueMinor, placeholder, wrong = false, onChange }: SurchargeProps) {
  const { currencyExponent: digits = 2 } = useShop().data ?? {}
  const [typed, setTyped] = useState<string>()
  return (
    <input
      name={name}
      aria-label={label}
      aria-invalid={wrong || undefined}
      inputMode="decimal"
      autoComplete="off"
      placeholder={placeholder}
      value={typed ?? (valueMinor === null ? '' : writeDecimal(valueMinor, digits))}
      onChange={({ target: { value } }) => {
        setTyped(value)
        const minor = readAmount(value, digits)
        if (minor !== undefined) onChange(minor)
      }}
      onBlur={() => setTyped(undefined)}
      className="figures my-1 min-h-9 w-16 rounded-platen border border-rule-strong bg-sheet px-1.5 text-right text-sm aria-invalid:border-2 aria-invalid:border-bad"
    />
  )
}
