import { Button, ColourBar, CropMarks, Notice } from '@platen/ui'
import { usePage } from '../../lib/page.ts'
import { refusalWords } from '../../lib/texts/refusal-words.ts'
import { fill } from '@platen/messages'
import { DiscountField, PrepaidNote, TotalLines, discountReasonOf } from '../cart/index.ts'
import { saysPaid } from './draft/checkout-draft.ts'
import { OBSTACLE_ID, type FieldProps, fieldId } from './fields/field-props.ts'
import { OrderLines } from './order-lines.tsx'
import { OWN_BUTTON, RefusalNotice } from './submission/refusal-notice.tsx'
import type { At } from './submission/submission.ts'
import type { Checkout } from './use-checkout.ts'
import { WaitNotice, ArrivedNotice } from './submission/wait-notice.tsx'

interface ReviewProps extends FieldProps {
  readonly checkout: Checkout
  readonly isWaiting: boolean
}

export function Review({ checkout, isWaiting, ...form }: ReviewProps) {
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
        <TotalLines
          totals={totals}
          discount={checkout.discount}
          catalog={catalog}
          totalLabel={messages.shared.total}
          feeLabel={method?.label}
        />
        <PrepaidNote {...checkout.prepaid} />
        <DiscountField id={fieldId('discountCode')} obstacle={checkout.discountObstacle} />
        <p>
          {texts.promised} <strong>{formats.day(promisedBy)}</strong>
        </p>
        <PolicyConsent
          {...form}
          policyChanged={checkout.policyChanged}
          refused={checkout.facts?.refused.code === 'POLICY_CHANGED'}
        />
        <Submit {...form} checkout={checkout} isWaiting={isWaiting} />
        <ColourBar className="h-3 w-auto justify-self-end" />
      </div>
    </CropMarks>
  )
}

function Submit({ checkout, isWaiting, draft, rules }: ReviewProps) {
  const { messages, formats } = usePage()
  const texts = messages.checkout
  const { state, tryNow, change, acceptArrived } = checkout.submission
  const { facts, obstacle } = checkout
  // Shown beside the checkbox.
  const isPolicy = facts?.refused.code === 'POLICY_CHANGED'
  const ownButton = facts && OWN_BUTTON[facts.refused.code]
  const isPaused = state.at === 'waiting' || state.at === 'delayed'
  return (
    <div className="grid gap-4">
      {facts && !isPolicy && <RefusalNotice {...facts} />}
      {checkout.quoteRefused && !facts && discountReasonOf(checkout.quoteRefused) === undefined && (
        <QuoteRefused refused={checkout.quoteRefused} />
      )}
      {isPaused && <WaitNotice state={state} onTryNow={tryNow} onChange={change} />}
      {state.at === 'arrived' && state.arrived && (
        <ArrivedNotice
          order={state.arrived}
          totalMinor={checkout.totals.totalMinor}
          onOpen={acceptArrived}
          onOrderAsWell={checkout.requestSubmit}
        />
      )}
      {!isPaused && state.at !== 'arrived' && ownButton !== 'same' && (
        <Button
          type="submit"
          variant={ownButton === 'better' ? 'line' : 'press'}
          className="min-h-14 text-lg"
          unavailable={obstacle ?? (isWaiting ? texts.proofWait : undefined)}
          busy={isUnderWay(state.at) ? texts[state.at] : undefined}
        >
          {fill(texts.submit, { total: formats.money(checkout.totals.totalMinor) })}
        </Button>
      )}
      {obstacle !== undefined && (
        <a
          href={`#${OBSTACLE_ID}`}
          className="inline-flex min-h-11 items-center text-sm font-semibold underline"
        >
          {texts.insecureWhy}
        </a>
      )}
      <p role="status" className="text-sm text-ink-soft">
        {isWaiting ? texts.proofWait : texts[afterOrder(checkout.totals.totalMinor, saysPaid(draft, rules))]}
      </p>
    </div>
  )
}

function afterOrder(totalMinor: number, isPaid: boolean) {
  if (totalMinor === 0) return 'afterFree'
  return isPaid ? 'afterPaid' : 'afterUnpaid'
}

function QuoteRefused({ refused }: { refused: NonNullable<Checkout['quoteRefused']> }) {
  const { title, text } = refusalWords(refused, usePage().messages)
  return (
    <Notice tone="bad" urgent title={title}>
      <p>{text}</p>
    </Notice>
  )
}

function isUnderWay(at: At): at is 'asking' | 'proving' | 'sending' {
  return at === 'asking' || at === 'proving' || at === 'sending'
}

interface PolicyConsentProps extends FieldProps {
  /** The draft accepted another version of the policies. */
  readonly policyChanged: boolean
  /** The API refused the order for it. */
  readonly refused: boolean
}

const PROBLEM_ID = 'checkout-policy-problem'

function PolicyConsent({ draft, rules, errorOf, change, policyChanged, refused }: PolicyConsentProps) {
  const { messages, paths } = usePage()
  const texts = messages.checkout
  const error = errorOf('policy')
  return (
    <div className="grid gap-2">
      {policyChanged && (
        <div id={PROBLEM_ID}>
          <Notice tone="warn" urgent title={texts.policyChangedTitle}>
            <p>
              {refused && texts.policyRefused} {texts.policyChangedText}
            </p>
          </Notice>
        </div>
      )}
      <div className="flex items-start gap-3">
        <input
          id={fieldId('policy')}
          type="checkbox"
          className="mt-2.5 size-6 shrink-0"
          checked={draft.acceptedPolicyVersion === rules.policyVersion}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={policyChanged || error !== undefined ? PROBLEM_ID : undefined}
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
      {!policyChanged && error !== undefined && (
        <p id={PROBLEM_ID} className="text-sm font-semibold text-bad">
          {error}
        </p>
      )}
    </div>
  )
}
