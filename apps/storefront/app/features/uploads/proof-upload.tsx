import type { Resources } from '@platen/api-client'
import { Optional } from '@platen/ui'
import { useEffect, useEffectEvent, useId } from 'react'
import { usePage } from '../../lib/page.ts'
import { fill } from '@platen/messages'
import { FilePicker } from './file-picker.tsx'
import { fileErrorOf, UploadRow } from './upload-row.tsx'
import { useUpload, type Upload } from './use-upload.ts'

export interface Proof {
  readonly id: string
  readonly fileName: string
}

interface ProofUploadProps {
  readonly id?: string
  readonly proof: Proof | null
  readonly isRequired: boolean
  readonly error: string | undefined
  readonly onChange: (proof: Proof | null) => void
  readonly onWaiting: (isWaiting: boolean) => void
}

const MAX_BYTES = 10 * 1024 * 1024

export function ProofUpload({ id: given, proof, isRequired, error, onChange, onWaiting }: ProofUploadProps) {
  const made = useId()
  const id = given ?? made
  const { messages, formats } = usePage()
  const texts = messages.proof
  const { upload, send, retry, clear } = useUpload<Resources['PaymentProofRecord']>(
    '/api/v1/payment-proofs',
    MAX_BYTES,
    ({ id: proofId, fileName }) => onChange({ id: proofId, fileName }),
  )
  const reportWaiting = useEffectEvent(onWaiting)
  const isWaiting = upload.phase === 'sending'
  useEffect(() => {
    reportWaiting(isWaiting)
    // Choosing another payment method removes the field and stops the upload.
    return () => reportWaiting(false)
  }, [isWaiting])

  const label = (
    <>
      {texts.label}
      {!isRequired && <Optional>{messages.shell.optional}</Optional>}
    </>
  )
  const shown = shownUpload(proof, upload)
  const fileError = fileErrorOf(shown, MAX_BYTES, messages, formats)
  if (shown.phase === 'empty' || fileError !== undefined) {
    return (
      <FilePicker
        id={id}
        label={label}
        hint={fill(texts.hint, { size: MAX_BYTES / 1024 / 1024 })}
        error={shown.phase === 'empty' ? error : `${shown.fileName}: ${fileError}`}
        accept="image/png,image/jpeg,image/webp,application/pdf"
        action={texts.pick}
        onFiles={([file]) => file && send(file)}
      />
    )
  }
  return (
    <div
      role="group"
      id={id}
      tabIndex={-1}
      aria-label={texts.label}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
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
        <p id={`${id}-error`} className="text-sm font-semibold text-bad">
          {error}
        </p>
      )}
    </div>
  )
}

/** The form has the finished upload; after a reload it is the only one that has it. */
function shownUpload(proof: Proof | null, upload: Upload<unknown>): Upload<unknown> {
  if (proof) return { phase: 'done', fileName: proof.fileName, record: undefined }
  return upload.phase === 'done' ? { phase: 'empty' } : upload
}
