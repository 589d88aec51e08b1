import { Button, ColourBar, CropMarks, Notice } from '@platen/ui'
import { usePage } from '../../lib/page.ts'
import { fill } from '../../messages/words.ts'
import { TotalLines } from '../cart/total-lines.tsx'
import { saysPaid } from './checkout-draft.ts'
import { fieldId, type FormPart } from './form.ts'
import { OrderLines } from './order-lines.tsx'
import { RefusalNotice } from './refusal-notice.tsx'
import type { Checkout } from './use-checkout.ts'
import { WaitNotice } from './wait-notice.tsx'

interface ReviewProps extends FormPart {
  readonly checkout: Checkout
}

/** The ticket of the order to be: what it is, what it costs, and the button that sends it. */
export function Review({ checkout, ...form }: ReviewProps) {
  const { messages, formats } = usePage()
  const { rules, draft } = form
  const { catalog, checked, priced, quote, totals, promisedBy } = checkout
  const texts = messages.checkout
  const method = rules.shop.fulfilmentMethods.find(({ kind }) => kind === draft.method)
  return (
    <CropMarks className="text-ink-soft">
      <div className="grid gap-6 bg-sheet p-5 text-ink shadow-platen">
        <OrderLines checked={checked} catalog={catalog} quote={quote} priced={priced} />
        <div className="border-t border-dashed border-rule-strong" />
        <TotalLines totals={totals} catalog={catalog} totalLabel={texts.total} feeLabel={method?.label} />
        <p>
          {texts.promised} <strong>{formats.day(promisedBy)}</strong>
        </p>
        <Policy {...form} />
        <Submit {...form} checkout={checkout} />
        <ColourBar className="h-3 w-auto justify-self-end" />
      </div>
    </CropMarks>
  )
}

function Policy({ draft, rules, errorOf, change }: FormPart) {
  const { messages, paths } = usePage()
  const texts = messages.checkout
  const error = errorOf('policy')
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          id={fieldId('policy')}
          type="checkbox"
          className="mt-2.5 size-6 shrink-0"
          checked={draft.acceptedPolicyVersion === rules.policyVersion}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : 'checkout-policy-error'}
          onChange={({ target }) =>
            change({ acceptedPolicyVersion: target.checked ? rules.policyVersion : '' })
          }
        />
        <p className="py-2">
          <label htmlFor={fieldId('policy')}>{texts.policyAccept}</label>{' '}
          <a href={paths.policies()} target="_blank" rel="noopener" className="underline">
            {fill(texts.policyLink, { version: rules.policyVersion })}
          </a>
        </p>
      </div>
      {error !== undefined && (
        <p id="checkout-policy-error" className="text-sm font-semibold text-bad">
          {error}
        </p>
      )}
    </div>
  )
}

function Submit({ checkout, draft, rules }: ReviewProps) {
  const { messages, formats } = usePage()
  const texts = messages.checkout
  const { state, tryNow, change } = checkout.submission
  const { facts } = checkout
  return (
    <div className="grid gap-4">
      {facts && <RefusalNotice {...facts} />}
      {checkout.quoteRefused && !facts && (
        <Notice tone="bad" urgent title={checkout.quoteRefused.message}>
          <p>{checkout.quoteRefused.resolution}</p>
        </Notice>
      )}
      {state.at === 'waiting' ? (
        <WaitNotice state={state} onTryNow={tryNow} onChange={change} />
      ) : (
        <Button
          type="submit"
          className="min-h-14 text-lg"
          unavailable={checkout.obstacle}
          busy={state.at === 'proving' ? texts.proving : state.at === 'sending' ? texts.sending : undefined}
        >
          {fill(texts.submit, { total: formats.money(checkout.totals.totalMinor) })}
        </Button>
      )}
      {checkout.obstacle !== undefined && <Notice tone="bad">{checkout.obstacle}</Notice>}
      <p className="text-sm text-ink-soft">{saysPaid(draft, rules) ? texts.afterPaid : texts.afterUnpaid}</p>
    </div>
  )
}
