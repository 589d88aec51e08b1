import { Button, Notice, SelectField, TextField } from '@platen/ui'
import { useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { browserApi } from '../../../lib/browser-api.ts'
import { usePage } from '../../../lib/page.ts'
import { fill } from '@platen/messages'
import { ProblemNotice, problemOf, submit, type Problem } from '../../submission/index.ts'
import { useLive } from '../../../lib/use-live.ts'
import { ProofUpload } from '../../uploads/index.ts'
import type { Order } from '../status/tracking-status.ts'
import { requestOf, sentPayments, type SentPayment } from './sent-payments.ts'

export interface PaymentFormProps {
  readonly trackingToken: string
  readonly order: Order
  /** Everything that is due if undefined. */
  readonly amountMinor: number | undefined
  /** An unanswered report; sent again unchanged, it counts once. */
  readonly unanswered: SentPayment | undefined
  readonly onSent: () => void
  /** The page may be outdated. */
  readonly onRefused: () => void
}

export function PaymentForm({
  trackingToken,
  order,
  amountMinor,
  unanswered,
  onSent,
  onRefused,
}: PaymentFormProps) {
  const { shop, messages } = usePage()
  const texts = messages.order
  const live = useLive()
  const methods = methodsOf(order.instruction, shop.paymentInstructions)
  const [methodId, setMethodId] = useState(unanswered?.instructionId ?? order.instruction.id)
  const [reference, setReference] = useState(unanswered?.reference ?? '')
  const [payerName, setPayerName] = useState(unanswered?.payerName ?? '')
  const [proof, setProof] = useState(unanswered?.proof ?? null)
  const [isUploading, setUploading] = useState(false)
  const [wasTried, setWasTried] = useState(false)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem>()

  const method = methods.find(({ id }) => id === methodId) ?? order.instruction
  const missing = {
    reference: method.referenceRequired && reference.trim() === '' ? texts.referenceMissing : undefined,
    proof: method.proofRequired && proof === null ? texts.proofMissing : undefined,
  }

  const refused = refusedFields(problem, messages.checkout.refusedFields)

  return (
    <form onSubmit={(event) => void onSubmit(event)} noValidate className="mt-4">
      <noscript>
        <p className="mb-4 font-semibold">{texts.scriptless}</p>
      </noscript>
      <fieldset disabled={!live} className="grid gap-5">
        {methods.length > 1 && (
          <SelectField
            label={texts.paidHow}
            value={methodId}
            onChange={(event) => setMethodId(event.target.value)}
          >
            {methods.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          label={texts.reference}
          optional={method.referenceRequired ? undefined : messages.shell.optional}
          hint={
            method.referenceHint === undefined
              ? undefined
              : fill(texts.referenceHint, { hint: method.referenceHint })
          }
          error={(wasTried ? missing.reference : undefined) ?? refused.reference}
          required={method.referenceRequired}
          maxLength={80}
          autoComplete="off"
          value={reference}
          onChange={(event) => setReference(event.target.value)}
        />
        <TextField
          label={texts.payerName}
          optional={messages.shell.optional}
          error={refused.payerName}
          maxLength={120}
          autoComplete="name"
          value={payerName}
          onChange={(event) => setPayerName(event.target.value)}
        />
        <ProofUpload
          proof={proof}
          isRequired={method.proofRequired}
          error={(wasTried ? missing.proof : undefined) ?? refused.proof}
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
      ...{ trackingToken, known: order.payments.length, instructionId: method.id },
      ...{ reference: reference.trim(), payerName: payerName.trim(), proof },
      ...(amountMinor === undefined ? {} : { amountMinor }),
    }
    try {
      await sentPayments.send(sent, (idempotencyKey) =>
        submit((signal) =>
          browserApi.submitPayment({ trackingToken, body: requestOf(sent), idempotencyKey, signal }),
        ),
      )
      onSent()
    } catch (error) {
      const failure = problemOf(error)
      setProblem(failure)
      if (failure.kind === 'refused' && failure.code === 'INVALID_TRANSITION') onRefused()
    } finally {
      setSending(false)
    }
  }
}

const FIELD_OF_PATH = { reference: 'reference', payerName: 'payerName', proofUploadId: 'proof' } as const
type Field = (typeof FIELD_OF_PATH)[keyof typeof FIELD_OF_PATH]

/** What the shop does not accept, in words for each field. */
function refusedFields(
  problem: Problem | undefined,
  texts: Readonly<Record<Field, string>>,
): Partial<Record<Field, string>> {
  const paths = problem?.kind === 'refused' ? problem.fields.map(({ path }) => path) : []
  return Object.fromEntries(
    Object.entries(FIELD_OF_PATH).flatMap(([path, field]) =>
      paths.includes(path) ? [[field, texts[field]]] : [],
    ),
  )
}

type Instruction = Order['instruction']

/** The method of the order first: the customer may have used it even if the shop no longer offers it. */
function methodsOf(agreed: Instruction, offered: readonly Instruction[]): readonly Instruction[] {
  return [agreed, ...offered.filter(({ id }) => id !== agreed.id)]
}
