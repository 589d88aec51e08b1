import { Button, Notice, SelectField, TextField } from '@platen/ui'
import { useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { browserApi } from '../../../lib/browser-api.ts'
import { usePage } from '../../../lib/page.ts'
import { fill } from '../../../messages/words.ts'
import { ProblemNotice, leavesOpen, problemOf, submit, type Problem } from '../../submission/index.ts'
import { useLive } from '../../../lib/use-live.ts'
import { ProofUpload } from '../../uploads/index.ts'
import type { Order } from '../status/tracking-status.ts'
import { requestOf, sentPayments, type SentPayment } from './sent-payments.ts'

export interface PaymentFormProps {
  readonly trackingToken: string
  readonly order: Order
  /** An unanswered report; sent again unchanged, it counts once. */
  readonly unanswered: SentPayment | undefined
  readonly onSent: () => void
  /** The page may be outdated. */
  readonly onRefused: () => void
}

export function PaymentForm({ trackingToken, order, unanswered, onSent, onRefused }: PaymentFormProps) {
  const { shop, messages } = usePage()
  const texts = messages.order
  const live = useLive()
  const ways = waysToPay(order.instruction, shop.paymentInstructions)
  const [wayId, setWayId] = useState(unanswered?.instructionId ?? order.instruction.id)
  const [reference, setReference] = useState(unanswered?.reference ?? '')
  const [payerName, setPayerName] = useState(unanswered?.payerName ?? '')
  const [proof, setProof] = useState(unanswered?.proof ?? null)
  const [isUploading, setUploading] = useState(false)
  const [wasTried, setWasTried] = useState(false)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem>()

  const way = ways.find(({ id }) => id === wayId) ?? order.instruction
  const missing = {
    reference: way.referenceRequired && reference.trim() === '' ? texts.referenceMissing : undefined,
    proof: way.proofRequired && proof === null ? texts.proofMissing : undefined,
  }

  return (
    <form onSubmit={(event) => void onSubmit(event)} noValidate className="mt-4">
      <noscript>
        <p className="mb-4 font-semibold">{texts.scriptless}</p>
      </noscript>
      <fieldset disabled={!live} className="grid gap-5">
        {ways.length > 1 && (
          <SelectField label={texts.paidHow} value={wayId} onChange={(event) => setWayId(event.target.value)}>
            {ways.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          label={texts.reference}
          optional={way.referenceRequired ? undefined : messages.shell.optional}
          hint={
            way.referenceHint === undefined
              ? undefined
              : fill(texts.referenceHint, { hint: way.referenceHint })
          }
          error={wasTried ? missing.reference : undefined}
          required={way.referenceRequired}
          maxLength={80}
          autoComplete="off"
          value={reference}
          onChange={(event) => setReference(event.target.value)}
        />
        <TextField
          label={texts.payerName}
          optional={messages.shell.optional}
          maxLength={120}
          autoComplete="name"
          value={payerName}
          onChange={(event) => setPayerName(event.target.value)}
        />
        <ProofUpload
          proof={proof}
          isRequired={way.proofRequired}
          error={wasTried ? missing.proof : undefined}
          onChange={setProof}
          onWaiting={setUploading}
        />
        <ProblemNotice problem={problem} />
        {unanswered && !problem && !sending && (
          <Notice tone="warn" title={texts.paymentUnanswered}>
            <p>{texts.paymentUnansweredText}</p>
          </Notice>
        )}
        <Button
          type="submit"
          className="justify-self-start"
          busy={sending ? texts.sendingPayment : undefined}
          unavailable={isUploading ? texts.proofWait : undefined}
        >
          {texts.sendPayment}
        </Button>
      </fieldset>
    </form>
  )

  async function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    // Render the errors first, so that the first invalid field can be found.
    flushSync(() => setWasTried(true))
    if (sending || isUploading) return
    if (missing.reference !== undefined || missing.proof !== undefined) {
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return
    }
    setSending(true)
    setProblem(undefined)
    const sent = {
      ...{ trackingToken, known: order.payments.length, instructionId: way.id },
      ...{ reference: reference.trim(), payerName: payerName.trim(), proof },
    }
    const key = sentPayments.keyFor(sent)
    try {
      await submit((signal) =>
        browserApi.submitPayment({ trackingToken, body: requestOf(sent), idempotencyKey: key, signal }),
      )
      sentPayments.answered(key)
      onSent()
    } catch (error) {
      const met = problemOf(error)
      setProblem(met)
      if (!leavesOpen(met)) sentPayments.answered(key)
      if (met.kind === 'refused' && met.code === 'INVALID_TRANSITION') onRefused()
    } finally {
      setSending(false)
    }
  }
}

type Way = Order['instruction']

/** The method of the order first: the customer may have used it even if the shop no longer offers it. */
function waysToPay(agreed: Way, offered: readonly Way[]): readonly Way[] {
  return [agreed, ...offered.filter(({ id }) => id !== agreed.id)]
}
