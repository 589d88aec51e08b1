import { Button, SelectField, TextField } from '@platen/ui'
import { useRef, useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Resources } from '@platen/api-client'
import { browserApi } from '../../lib/browser-api.ts'
import { usePage } from '../../lib/page.ts'
import { fill } from '../../messages/words.ts'
import { newId } from '../../lib/new-id.ts'
import { problemOf, type Problem } from '../submission/problem.ts'
import { ProblemNotice } from '../submission/problem-notice.tsx'
import { submit } from '../submission/submit.ts'
import { useLive } from '../../lib/use-live.ts'
import { FilePicker } from '../uploads/file-picker.tsx'
import { UploadRow } from '../uploads/upload-row.tsx'
import { useUpload } from '../uploads/use-upload.ts'
import type { Order } from './standing.ts'

const MAX_PROOF_BYTES = 10 * 1024 * 1024

interface PaymentFormProps {
  readonly trackingToken: string
  readonly order: Order
  readonly onSent: () => void
  /** The order may stand differently than this page believes. */
  readonly onRefused: () => void
}

/** Tells the shop that money was sent: by which way, under which number, with a picture of the slip. */
export function PaymentForm({ trackingToken, order, onSent, onRefused }: PaymentFormProps) {
  const { shop, messages } = usePage()
  const texts = messages.order
  const live = useLive()
  const ways = waysToPay(order.instruction, shop.paymentInstructions)
  const [wayId, setWayId] = useState(order.instruction.id)
  const [reference, setReference] = useState('')
  const [payerName, setPayerName] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const { upload, send, retry, clear } = useUpload<Resources['PaymentProofRecord']>(
    '/api/v1/payment-proofs',
    MAX_PROOF_BYTES,
  )
  const key = useRef<string>(undefined)

  const way = ways.find(({ id }) => id === wayId) ?? order.instruction
  const proofUploadId = upload.phase === 'done' ? upload.record.id : undefined
  const missing = {
    reference: way.referenceRequired && reference.trim() === '' ? texts.referenceMissing : undefined,
    proof: way.proofRequired && proofUploadId === undefined ? texts.proofMissing : undefined,
  }

  const proof =
    upload.phase === 'empty' ? (
      <FilePicker
        label={
          <>
            {texts.proof}
            {!way.proofRequired && (
              <span className="ml-2 text-sm font-normal text-ink-soft">{messages.shell.optional}</span>
            )}
          </>
        }
        hint={fill(texts.proofHint, { size: MAX_PROOF_BYTES / 1024 / 1024 })}
        error={wasTried ? missing.proof : undefined}
        accept="image/png,image/jpeg,image/webp,application/pdf"
        action={texts.proofPick}
        onFiles={([file]) => {
          key.current = undefined
          if (file) send(file)
        }}
      />
    ) : (
      <UploadRow upload={upload} maxBytes={MAX_PROOF_BYTES} onRetry={retry} onRemove={clear} />
    )

  return (
    <form onSubmit={(event) => void onSubmit(event)} noValidate className="mt-4">
      <noscript>
        <p className="mb-4 font-semibold">{texts.scriptless}</p>
      </noscript>
      <fieldset disabled={!live} className="grid gap-5">
        {ways.length > 1 && (
          <SelectField
            label={texts.paidHow}
            value={wayId}
            onChange={(event) => change(setWayId, event.target.value)}
          >
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
          onChange={(event) => change(setReference, event.target.value)}
        />
        <TextField
          label={texts.payerName}
          optional={messages.shell.optional}
          maxLength={120}
          autoComplete="name"
          value={payerName}
          onChange={(event) => change(setPayerName, event.target.value)}
        />
        {proof}
        <ProblemNotice problem={problem} />
        <Button
          type="submit"
          className="justify-self-start"
          busy={sending ? texts.sendingPayment : undefined}
          unavailable={upload.phase === 'sending' ? texts.proofWait : undefined}
        >
          {texts.sendPayment}
        </Button>
      </fieldset>
    </form>
  )

  /** Another content is another payment: the key of the one before must not stand for it. */
  function change(set: (value: string) => void, value: string) {
    key.current = undefined
    set(value)
  }

  async function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    // The fields must say what is wrong with them before the first of those can be found.
    flushSync(() => setWasTried(true))
    if (sending || upload.phase === 'sending') return
    if (missing.reference !== undefined || missing.proof !== undefined) {
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return
    }
    setSending(true)
    setProblem(undefined)
    key.current ??= newId()
    try {
      await submit(
        browserApi.POST('/api/v1/orders/{trackingToken}/payments', {
          params: { path: { trackingToken }, header: { 'Idempotency-Key': key.current } },
          body: {
            instructionId: way.id,
            ...(reference.trim() === '' ? {} : { reference: reference.trim() }),
            ...(payerName.trim() === '' ? {} : { payerName: payerName.trim() }),
            ...(proofUploadId === undefined ? {} : { proofUploadId }),
          },
        }),
      )
      onSent()
    } catch (error) {
      const met = problemOf(error)
      setProblem(met)
      if (met.kind === 'refused') {
        key.current = undefined
        if (met.code === 'INVALID_TRANSITION') onRefused()
      }
    } finally {
      setSending(false)
    }
  }
}

type Way = Order['instruction']

/** The agreed way first: its customer may have followed it although the shop offers it to nobody else any more. */
function waysToPay(agreed: Way, offered: readonly Way[]): readonly Way[] {
  return [agreed, ...offered.filter(({ id }) => id !== agreed.id)]
}
