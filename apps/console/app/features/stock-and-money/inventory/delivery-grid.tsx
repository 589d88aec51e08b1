import { fill } from '@platen/messages'
import { m } from '../../../messages/messages.ts'
import { ColourHead, SizeHeads } from '../../../lib/lists/colour-size-heads.tsx'
import type { KeyboardEvent } from 'react'
import { FieldErrors } from '@platen/ui'
import { useContext, useId } from 'react'
import { deliveryInputs, piecesOf, type DeliveryGarment } from './delivery.ts'

const words = m.stock.delivery

type Variant = DeliveryGarment['variants'][number]

interface DeliveryGridProps {
  readonly garment: DeliveryGarment
  readonly quantities: Readonly<Record<string, string>>
  readonly onChange: (quantities: Readonly<Record<string, string>>) => void
}

/** One field for each colour and size; arrow keys and Enter move between them. */
export function DeliveryGrid({ garment: { name, variants }, quantities, onChange }: DeliveryGridProps) {
  const colours = [...new Map(variants.map(({ colour, colourHex }) => [colour, colourHex]))]
  const sizes = [
    ...new Set(variants.toSorted((one, other) => one.sizeSort - other.sizeSort).map(({ size }) => size)),
  ]
  return (
    <div
      className="relative overflow-x-auto border border-rule"
      tabIndex={0}
      role="region"
      aria-label={fill(words.grid, { garment: name })}
    >
      <table className="w-full border-collapse text-left">
        <SizeHeads sizes={sizes} />
        <tbody onKeyDown={(event) => move(event, sizes.length)}>
          {colours.map(([colour, hex]) => (
            <tr key={colour} className="border-b border-rule last:border-b-0">
              <ColourHead name={colour} hex={hex} />
              {sizes.map((size) => {
                const variant = variants.find((one) => one.colour === colour && one.size === size)
                return (
                  <td key={size} className="px-1 py-1 text-center align-top">
                    {variant && (
                      <Cell
                        variant={variant}
                        text={quantities[variant.id] ?? ''}
                        onChange={(text) => onChange({ ...quantities, [variant.id]: text })}
                      />
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface CellProps {
  readonly variant: Variant
  readonly text: string
  readonly onChange: (text: string) => void
}

function Cell({ variant: { id, colour, size, stock }, text, onChange }: CellProps) {
  const errorId = useId()
  const name = deliveryInputs.quantity(id)
  const error = useContext(FieldErrors)[name]
  return (
    <label className="inline-grid gap-0.5">
      <span className="sr-only">{fill(words.received, { colour, size })}</span>
      <input
        name={name}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        aria-invalid={error !== undefined || Number.isNaN(piecesOf(text)) || undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        onChange={({ target }) => onChange(target.value)}
        className="figures min-h-11 w-16 rounded-platen border border-rule-strong bg-sheet px-1.5 text-center aria-invalid:border-2 aria-invalid:border-bad"
      />
      <span className={`text-xs ${stock ? 'text-ink-soft' : 'font-semibold text-warn'}`}>
        {stock ? fill(words.now, { quantity: stock.available }) : words.newItem}
      </span>
      {error !== undefined && (
        <span id={errorId} className="max-w-24 text-xs font-semibold text-bad">
          {error}
        </span>
      )}
    </label>
  )
}

function move(event: KeyboardEvent<HTMLElement>, columns: number): void {
  const fields = [...event.currentTarget.querySelectorAll('input')]
  const at = fields.indexOf(event.target as HTMLInputElement)
  const step = { Enter: 1, ArrowDown: columns, ArrowUp: -columns }[event.key]
  const next = step === undefined || at < 0 ? undefined : fields[at + step]
  if (step !== undefined) event.preventDefault()
  next?.focus()
  next?.select()
}
