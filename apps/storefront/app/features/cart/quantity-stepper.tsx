import { useState } from 'react'

interface QuantityStepperProps {
  /** For accessible names, such as "Classic tee, Black, M". */
  readonly name: string
  readonly quantity: number
  readonly max: number
  readonly texts: { readonly less: string; readonly more: string; readonly quantity: string }
  /** Zero when the last one is removed. */
  readonly onChange: (quantity: number) => void
}

const STEP =
  'grid size-11 place-items-center text-xl leading-none hover:bg-tray aria-disabled:cursor-not-allowed aria-disabled:opacity-40'

/** On blur, invalid input is discarded and a zero removes. */
export function QuantityStepper({ name, quantity, max, texts, onChange }: QuantityStepperProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <div className="inline-flex overflow-clip rounded-platen border border-rule-strong bg-sheet">
      <button
        type="button"
        className={STEP}
        aria-label={`${texts.less}: ${name}`}
        onClick={() => onChange(quantity - 1)}
      >
        <span aria-hidden="true">−</span>
      </button>
      <input
        className="figures h-11 w-12 border-x border-rule bg-transparent text-center"
        aria-label={`${texts.quantity}: ${name}`}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? quantity}
        onChange={(event) => {
          setTyped(event.target.value)
          const wanted = wholeNumber(event.target.value, max)
          if (wanted !== undefined) onChange(wanted)
        }}
        onBlur={() => {
          if (typed?.trim() === '0') onChange(0)
          setTyped(undefined)
        }}
      />
      <button
        type="button"
        className={STEP}
        aria-label={`${texts.more}: ${name}`}
        aria-disabled={quantity >= max || undefined}
        onClick={() => {
          if (quantity < max) onChange(quantity + 1)
        }}
      >
        <span aria-hidden="true">+</span>
      </button>
    </div>
  )
}

/** Typing alone never removes a size, because an empty field or a zero may become another number. */
function wholeNumber(text: string, max: number): number | undefined {
  const number = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0
  return number >= 1 && number <= max ? number : undefined
}
