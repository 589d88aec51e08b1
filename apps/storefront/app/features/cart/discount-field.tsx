import { Button, TextField } from '@platen/ui'
import { useState } from 'react'
import { fill } from '@platen/messages'
import { usePage } from '../../lib/page.ts'
import { enterCode, forgetDiscount, useDiscount, type DiscountTerms } from './discount.ts'

interface DiscountFieldProps {
  readonly id?: string
  /** Why the code gives nothing, or was refused. */
  readonly obstacle: string | undefined
}

/** Not a form, because it stands in one. */
export function DiscountField({ id, obstacle }: DiscountFieldProps) {
  const { messages } = usePage()
  const texts = messages.cart.discount
  const discount = useDiscount()
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState<string>()
  const [busy, setBusy] = useState(false)
  const words = useReasonWords()
  const given = useGiven()

  async function apply() {
    const code = typed.trim()
    if (code === '' || busy) return
    setBusy(true)
    const refused = await enterCode(code)
    setBusy(false)
    setReason(refused)
    if (refused === undefined) setTyped('')
  }

  if (discount !== null) {
    return (
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p>
            <strong className="figures">{discount.code}</strong>{' '}
            <span className="text-ink-soft">{given(discount)}</span>
          </p>
          <Button id={id} variant="quiet" onClick={forgetDiscount}>
            {texts.remove}
          </Button>
        </div>
        {obstacle !== undefined && (
          <p role="status" className="text-sm font-semibold text-bad">
            {words(obstacle, discount)}
          </p>
        )}
      </div>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
      <TextField
        id={id}
        label={texts.label}
        value={typed}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={reason === undefined ? undefined : words(reason)}
        onChange={({ target }) => {
          setTyped(target.value)
          setReason(undefined)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void apply()
        }}
      />
      <Button
        variant="line"
        className="mt-7"
        busy={busy ? texts.checking : undefined}
        onClick={() => void apply()}
      >
        {texts.apply}
      </Button>
    </div>
  )
}

function useGiven(): (terms: DiscountTerms) => string {
  const { messages, formats } = usePage()
  const texts = messages.cart.discount
  return ({ kind, percentOff, amountMinor }) => {
    switch (kind) {
      case 'percent':
        return fill(texts.percent, { percent: formats.number(percentOff ?? 0) })
      case 'amount':
        return fill(texts.amount, { amount: formats.money(amountMinor ?? 0) })
      case 'free_delivery':
        return texts.free
    }
  }
}

function useReasonWords() {
  const { messages, formats } = usePage()
  const reasons: Readonly<Record<string, string>> = messages.cart.discount.reasons
  return (reason: string, terms?: DiscountTerms): string =>
    fill(reasons[reason] ?? messages.cart.discount.reasons.failed, {
      minimum: formats.money(terms?.minimumMinor ?? 0),
    })
}
