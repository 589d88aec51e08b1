import { fill } from '@platen/messages'
import { Button, MarkedText, SelectField, TextField } from '@platen/ui'
import { useState } from 'react'
import { api } from '../../../../lib/requests/api.ts'
import { useRead } from '../../../../lib/requests/use-read.ts'
import { useFormats, useShop } from '../../../../lib/formats.ts'
import { DecimalField } from '../../../../lib/forms/decimal-field.tsx'
import { Options } from '../../../../lib/forms/options.tsx'
import { m } from '../../../../messages/messages.ts'
import { useMay } from '../../../people/session/index.ts'
import type { LineDraft } from './change-draft.ts'

interface ChangeLineProps {
  /** What the names of its inputs begin with. */
  readonly name: string
  readonly line: LineDraft
  readonly onChange: (part: Partial<LineDraft>) => void
  readonly onCopy: () => void
  readonly onRemove: () => void
}

const words = m.orderChanges.line
const MOST = 500

export function ChangeLine({ name, line, onChange, onCopy, onRemove }: ChangeLineProps) {
  const { source, isNew } = line
  const picture = source.placements[0]?.artwork.previewUrl
  const mayPrice = useMay('orders:price')
  return (
    <li className="grid gap-3 border-b border-dashed border-rule pb-4 last:border-b-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="flex items-center gap-3 text-base">
          {picture !== undefined && (
            <span className="checkerboard grid size-10 place-items-center rounded-platen border border-rule">
              <img src={picture} alt="" className="max-h-8 max-w-8 object-contain" />
            </span>
          )}
          <span>{source.garmentName}</span>
          <span className="text-sm font-normal text-ink-soft">
            {isNew
              ? words.new
              : fill(words.ordered, {
                  quantity: source.quantity,
                  colour: source.colour,
                  size: source.size,
                })}
          </span>
        </h3>
        <div className="-mx-2 flex">
          <Button variant="quiet" className="min-h-9 px-2! text-sm" onClick={onCopy}>
            {words.addSize}
          </Button>
          <Button variant="quiet" className="min-h-9 px-2! text-sm text-bad!" onClick={onRemove}>
            {m.shared.remove}
          </Button>
        </div>
      </div>
      <div className="grid grid-cols-2 items-start gap-3 md:grid-cols-4">
        <VariantFields name={name} line={line} onChange={onChange} />
        <QuantityField name={name} line={line} onChange={onChange} />
        {mayPrice && <PriceField name={name} line={line} onChange={onChange} />}
      </div>
    </li>
  )
}

type PartProps = Pick<ChangeLineProps, 'name' | 'line' | 'onChange'>

/** Another colour keeps the size where there is one. */
function VariantFields({ name, line: { source, variantId }, onChange }: PartProps) {
  const garments = useRead(['garments', 'all'], (signal) => api.listGarments({ signal }), { kept: true })
  const garment = garments.data?.find(({ variants }) => variants.some(({ id }) => id === source.variantId))
  const sold = (garment?.variants ?? []).filter(({ id, active }) => active || id === source.variantId)
  const now = sold.find(({ id }) => id === variantId) ?? source
  const sizesOf = (colour: string) => sold.filter((variant) => variant.colour === colour)
  const colours = [...new Set(sold.map(({ colour }) => colour))]
  return (
    <>
      <SelectField
        label={words.colour}
        value={now.colour}
        onChange={({ target }) => {
          const offered = sizesOf(target.value)
          const next = offered.find(({ size }) => size === now.size) ?? offered[0]
          if (next) onChange({ variantId: next.id })
        }}
      >
        <Options of={colours.length > 0 ? colours : [now.colour]} />
      </SelectField>
      <SelectField
        label={words.size}
        name={`${name}.variantId`}
        value={variantId}
        onChange={({ target }) => onChange({ variantId: target.value })}
      >
        <Options
          of={
            sold.length > 0 ? sizesOf(now.colour).map(({ id, size }) => [id, size]) : [[variantId, now.size]]
          }
        />
      </SelectField>
    </>
  )
}

function PriceField({ name, line: { source, isNew, agreedMinor }, onChange }: PartProps) {
  const { money } = useFormats()
  const { currency = '', currencyExponent = 2 } = useShop().data ?? {}
  const mayTakeBack = !isNew && source.agreedPrice && agreedMinor === undefined
  return (
    <div className="grid content-start gap-1">
      <DecimalField
        name={`${name}.unitPriceMinor`}
        label={
          <MarkedText
            text={fill(words.agreedPrice, { currency })}
            marks={{
              currency: (text) => <span className="figures text-sm font-normal text-ink-soft">{text}</span>,
            }}
          />
        }
        exponent={currencyExponent}
        hint={
          agreedMinor === null
            ? words.listPriceAgain
            : isNew
              ? words.emptyForListPrice
              : fill(source.agreedPrice ? words.agreedPriceNow : words.priceNow, {
                  price: money(source.unitPriceMinor),
                })
        }
        value={agreedMinor ?? undefined}
        onChange={(minor) => onChange({ agreedMinor: minor !== undefined && minor < 0 ? NaN : minor })}
      />
      {mayTakeBack && <TakeBack label={words.useListPrice} onClick={() => onChange({ agreedMinor: null })} />}
      {agreedMinor === null && (
        <TakeBack label={words.keepAgreedPrice} onClick={() => onChange({ agreedMinor: undefined })} />
      )}
    </div>
  )
}

function TakeBack({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className="min-h-9 justify-self-start text-sm font-semibold underline underline-offset-4"
      onClick={onClick}
    >
      {label}
    </button>
  )
}

function QuantityField({ name, line: { quantity }, onChange }: PartProps) {
  const [typed, setTyped] = useState(String(quantity ?? ''))
  const [left, setLeft] = useState(false)
  return (
    <TextField
      label={words.quantity}
      name={`${name}.quantity`}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      error={left && quantity === undefined ? fill(words.quantityWrong, { most: MOST }) : undefined}
      onBlur={() => setLeft(true)}
      onChange={({ target }) => {
        setTyped(target.value)
        const count = /^\d+$/.test(target.value.trim()) ? Number(target.value) : 0
        onChange({ quantity: count >= 1 && count <= MOST ? count : undefined })
      }}
    />
  )
}
