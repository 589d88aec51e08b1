import type { Resources } from '@platen/api-client'
import { useEffect, useEffectEvent } from 'react'
import { usePage } from '../../../lib/page.ts'
import { fill } from '../../../messages/words.ts'
import { FilePicker, UploadRow, useUpload, type Upload } from '../../uploads/index.ts'
import type { CheckoutDraft } from '../draft/checkout-draft.ts'
import { fieldId } from './field-props.ts'

interface ProofUploadProps {
  readonly proof: CheckoutDraft['proof']
  readonly optional: string | undefined
  readonly error: string | undefined
  readonly onChange: (proof: CheckoutDraft['proof']) => void
  /** Whether a file is still on its way. */
  readonly onWaiting: (isWaiting: boolean) => void
}

const MAX_BYTES = 10 * 1024 * 1024

/** A picture or PDF of the slip: sent at once, with progress; only what the shop gave for it is kept. */
export function ProofUpload({ proof, optional, error, onChange, onWaiting }: ProofUploadProps) {
  const { messages } = usePage()
  const texts = messages.checkout.proof
  const { upload, send, retry, clear } = useUpload<Resources['PaymentProofRecord']>(
    '/api/v1/payment-proofs',
    MAX_BYTES,
    ({ id, fileName }) => onChange({ id, fileName }),
  )
  useTellWaiting(upload.phase === 'sending', onWaiting)

  const label = (
    <>
      {texts.label}
      {optional !== undefined && <span className="ml-2 text-sm font-normal text-ink-soft">{optional}</span>}
    </>
  )
  const shown = shownUpload(proof, upload)
  if (shown.phase === 'empty') {
    return (
      <FilePicker
        id={fieldId('proof')}
        label={label}
        hint={fill(texts.hint, { size: MAX_BYTES / 1024 / 1024 })}
        error={error}
        accept="image/png,image/jpeg,image/webp,application/pdf"
        action={texts.pick}
        onFiles={([file]) => file && send(file)}
      />
    )
  }
  const errorId = `${fieldId('proof')}-error`
  return (
    <div
      role="group"
      id={fieldId('proof')}
      tabIndex={-1}
      aria-label={texts.label}
      aria-describedby={error === undefined ? undefined : errorId}
      className="grid gap-1"
    >
      <span className="font-semibold">{label}</span>
      <UploadRow
        upload={shown}
        maxBytes={MAX_BYTES}
        onRetry={retry}
        onRemove={() => {
          clear()
          onChange(null)
        }}
      />
      {error !== undefined && (
        <p id={errorId} className="text-sm font-semibold text-bad">
          {error}
        </p>
      )}
    </div>
  )
}

/** A finished upload belongs to the draft; after a reload only the draft knows it. */
function shownUpload(proof: CheckoutDraft['proof'], upload: Upload<unknown>): Upload<unknown> {
  if (proof) return { phase: 'done', fileName: proof.fileName, record: undefined }
  return upload.phase === 'done' ? { phase: 'empty' } : upload
}

/** Another way to pay stops the upload: then nothing is waited for. */
function useTellWaiting(isWaiting: boolean, onWaiting: (isWaiting: boolean) => void) {
  const tell = useEffectEvent(onWaiting)
  useEffect(() => {
    tell(isWaiting)
    return () => tell(false)
  }, [isWaiting])
}
