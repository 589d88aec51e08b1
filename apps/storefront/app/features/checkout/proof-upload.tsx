import { PlatenError, type Resources } from '@platen/api-client'
import { buttonClass } from '@platen/ui'
import { useEffect, useRef, useState } from 'react'
import { usePage } from '../../lib/page.ts'
import { uploadFile } from '../../lib/upload-file.ts'
import { fill } from '../../messages/words.ts'
import { newId } from '../../lib/new-id.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import { fieldId } from './form.ts'

interface ProofUploadProps {
  readonly proof: CheckoutDraft['proof']
  readonly optional: string | undefined
  readonly error: string | undefined
  readonly onChange: (proof: CheckoutDraft['proof']) => void
}

interface Upload {
  readonly file: File
  readonly key: string
  readonly share: number
  readonly failed?: string
}

/** As the shop takes it. */
const TYPES = 'image/png,image/jpeg,image/webp,application/pdf'
const LARGEST_BYTES = 10 * 1024 * 1024

/** A picture or PDF of the slip: sent at once, with progress; only what the shop gave for it is kept. */
export function ProofUpload({ proof, optional, error, onChange }: ProofUploadProps) {
  const { messages } = usePage()
  const texts = messages.checkout.proof
  const [upload, setUpload] = useState<Upload>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  function choose(file: File | undefined) {
    if (file) send({ file, key: newId(), share: 0 })
  }

  function send({ file, key }: Upload) {
    if (file.size > LARGEST_BYTES) {
      setUpload({ file, key, share: 0, failed: texts.tooLarge })
      return
    }
    const own = new AbortController()
    stop.current = own
    setUpload({ file, key, share: 0 })
    uploadFile<Resources['PaymentProofRecord']>('/api/v1/payment-proofs', file, {
      idempotencyKey: key,
      onProgress: (share) => setUpload({ file, key, share }),
      signal: own.signal,
    }).then(
      ({ id, fileName }) => {
        setUpload(undefined)
        onChange({ id, fileName })
      },
      (reason: unknown) => {
        if (own.signal.aborted) setUpload(undefined)
        else setUpload({ file, key, share: 0, failed: whyNot(reason, texts.lost) })
      },
    )
  }

  const errorId = `${fieldId('proof')}-error`
  return (
    <div className="grid gap-2">
      <label htmlFor={fieldId('proof')} className="font-semibold">
        {texts.label}
        {optional !== undefined && <span className="ml-2 text-sm font-normal text-ink-soft">{optional}</span>}
      </label>
      {proof ? (
        <p className="flex flex-wrap items-center justify-between gap-2 rounded-platen border border-good bg-good-wash px-4 py-2">
          <span className="min-w-0 truncate">{fill(texts.done, { file: proof.fileName })}</span>
          <button
            type="button"
            id={fieldId('proof')}
            className="min-h-11 px-2 text-sm font-semibold underline"
            onClick={() => onChange(null)}
          >
            {texts.remove}
          </button>
        </p>
      ) : upload ? (
        <Progress
          upload={upload}
          onCancel={() => {
            stop.current?.abort()
            setUpload(undefined)
          }}
          onRetry={() => send(upload)}
        />
      ) : (
        <input
          id={fieldId('proof')}
          type="file"
          accept={TYPES}
          aria-describedby={error === undefined ? `${fieldId('proof')}-hint` : errorId}
          aria-invalid={error !== undefined || undefined}
          className="min-h-11 w-full cursor-pointer rounded-platen border border-dashed border-rule-strong bg-sheet p-3 text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-platen file:border-0 file:bg-tray file:px-4 file:font-semibold file:text-ink aria-invalid:border-bad"
          onChange={({ target }) => choose(target.files?.[0])}
        />
      )}
      <p id={`${fieldId('proof')}-hint`} className="text-sm text-ink-soft">
        {texts.hint}
      </p>
      {error !== undefined && (
        <p id={errorId} className="text-sm font-semibold text-bad">
          {error}
        </p>
      )}
    </div>
  )
}

interface ProgressProps {
  readonly upload: Upload
  readonly onCancel: () => void
  readonly onRetry: () => void
}

function Progress({ upload: { file, share, failed }, onCancel, onRetry }: ProgressProps) {
  const { messages, formats } = usePage()
  const texts = messages.checkout.proof
  const percent = Math.round(share * 100)
  return (
    <div className="grid gap-2 rounded-platen border border-rule-strong bg-sheet px-4 py-3">
      <p className="flex justify-between gap-4 text-sm">
        <span className="min-w-0 truncate">{file.name}</span>
        {failed === undefined && <span className="figures">{formats.number(percent)} %</span>}
      </p>
      {failed === undefined ? (
        <progress
          aria-label={fill(texts.sending, { file: file.name })}
          className="h-2 w-full accent-press"
          max={100}
          value={percent}
        />
      ) : (
        <p role="alert" className="text-sm font-semibold text-bad">
          {failed}
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        {failed !== undefined && file.size <= LARGEST_BYTES && (
          <button type="button" className={buttonClass('line')} onClick={onRetry}>
            {messages.shell.retry}
          </button>
        )}
        <button type="button" id={fieldId('proof')} className={buttonClass('quiet')} onClick={onCancel}>
          {failed === undefined ? texts.cancel : texts.another}
        </button>
      </p>
    </div>
  )
}

function whyNot(reason: unknown, lost: string): string {
  return reason instanceof PlatenError ? `${reason.message} ${reason.resolution}` : lost
}
