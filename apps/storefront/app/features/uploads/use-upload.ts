import { useCallback, useEffect, useRef, useState } from 'react'
import { uploadFile } from '@platen/ui'
import { newId } from '../../lib/new-id.ts'
import { problemOf, type Problem } from '../submission/index.ts'

export type Upload<Record> =
  | { readonly phase: 'empty' }
  | { readonly phase: 'sending'; readonly fileName: string; readonly share: number }
  | { readonly phase: 'done'; readonly fileName: string; readonly record: Record }
  | { readonly phase: 'too_large'; readonly fileName: string }
  | { readonly phase: 'failed'; readonly fileName: string; readonly problem: Problem }

interface Sent {
  readonly file: File
  /** Aborted when the upload is cancelled or replaced. */
  readonly signal: AbortSignal
}

/** A retry after a lost connection uses the same key, so the API stores the file once. */
export function useUpload<Record>(
  path: string,
  maxBytes: number,
  onArrived?: (record: Record, sent: Sent) => Promise<void> | void,
) {
  const [upload, setUpload] = useState<Upload<Record>>({ phase: 'empty' })
  const running = useRef<AbortController>(undefined)
  const arrived = useRef(onArrived)
  useEffect(() => {
    arrived.current = onArrived
  }, [onArrived])
  const last = useRef<{ readonly file: File; readonly key: string }>(undefined)

  const stop = useCallback(() => {
    running.current?.abort()
    running.current = undefined
  }, [])
  useEffect(() => stop, [stop])

  const start = useCallback(
    async (file: File, key: string) => {
      stop()
      const fileName = file.name
      const controller = new AbortController()
      running.current = controller
      const isStopped = () => controller.signal.aborted
      last.current = { file, key }
      setUpload({ phase: 'sending', fileName, share: 0 })
      let record: Record
      try {
        record = await uploadFile<Record>(path, file, {
          idempotencyKey: key,
          signal: controller.signal,
          onProgress: (share) => setUpload({ phase: 'sending', fileName, share }),
        })
      } catch (error) {
        if (isStopped()) return
        const problem = problemOf(error)
        if (problem.kind === 'refused') last.current = { file, key: newId() }
        setUpload({ phase: 'failed', fileName, problem })
        return
      }
      if (isStopped()) return
      await arrived.current?.(record, { file, signal: controller.signal })
      if (isStopped()) return
      setUpload({ phase: 'done', fileName, record })
    },
    [path, stop],
  )

  const send = useCallback(
    (file: File) => {
      stop()
      if (file.size > maxBytes) setUpload({ phase: 'too_large', fileName: file.name })
      else void start(file, newId())
    },
    [maxBytes, start, stop],
  )

  const retry = useCallback(() => {
    if (last.current) void start(last.current.file, last.current.key)
  }, [start])

  const clear = useCallback(() => {
    stop()
    setUpload({ phase: 'empty' })
  }, [stop])

  return { upload, send, retry, clear }
}
