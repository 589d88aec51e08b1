import { PlatenError } from '@platen/api-client'
import { uploadFile } from '@platen/ui'
import { fill } from '@platen/messages'
import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import { refusalText } from '../requests/refusal-words.ts'
import { m } from '../../messages/messages.ts'

export type UploadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly fileName: string; readonly share: number }
  | {
      readonly kind: 'failed'
      readonly title: string
      readonly text: string
      readonly again: () => void
    }

export const ACCEPTED_FILES = '.png,.jpg,.jpeg,.webp,.tif,.tiff,.svg,.pdf,.ai,.psd,.psb'

interface FileUploadOptions<Record> {
  readonly path: string
  /** Undefined while it is not known. */
  readonly maxBytes: number | undefined
  /** What to do about a file that is too large. */
  readonly makeSmaller: string
  readonly onDone: (record: Record) => void
}

/** Retries after a lost connection use the same idempotency key. */
export function useFileUpload<Record>({ path, maxBytes, makeSmaller, onDone }: FileUploadOptions<Record>) {
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const stopper = useRef<AbortController>(undefined)
  // The form changes while the file is on its way, so the handler of that moment is outdated when it arrives.
  const arrived = useRef(onDone)
  useEffect(() => {
    arrived.current = onDone
  }, [onDone])
  useEffect(() => () => stopper.current?.abort(), [])

  async function send(file: File, key: string): Promise<void> {
    stopper.current?.abort()
    const stop = new AbortController()
    stopper.current = stop
    const show = (next: UploadState) => {
      if (!stop.signal.aborted) setState(next)
    }
    show({ kind: 'sending', fileName: file.name, share: 0 })
    try {
      const done = await uploadFile<Record>(path, file, {
        idempotencyKey: key,
        signal: stop.signal,
        onProgress: (share) => show({ kind: 'sending', fileName: file.name, share }),
      })
      show({ kind: 'idle' })
      if (!stop.signal.aborted) arrived.current(done)
    } catch (error) {
      const known = error instanceof PlatenError
      show({
        kind: 'failed',
        ...(known ? refusalText(error) : m.forms.upload.lost),
        again: () => void send(file, known ? crypto.randomUUID() : key),
      })
    }
  }

  function onChange({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0]
    // Choosing the same file again must fire another event.
    target.value = ''
    if (file) take(file)
  }

  function take(file: File): void {
    if (maxBytes !== undefined && file.size > maxBytes) {
      setState({
        kind: 'failed',
        title: fill(m.forms.upload.tooLarge, { file: file.name, limit: Math.floor(maxBytes / 2 ** 20) }),
        text: makeSmaller,
        again: () => setState({ kind: 'idle' }),
      })
    } else void send(file, crypto.randomUUID())
  }

  return { state, onChange, take }
}
