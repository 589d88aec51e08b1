import { useCallback, useEffect, useRef, useState } from 'react'
import { uploadFile } from '../../lib/upload-file.ts'
import { onceKey } from '../submission/once-key.ts'
import { problemOf, type Problem } from '../submission/problem.ts'

export type Upload<Record> =
  | { readonly phase: 'empty' }
  | { readonly phase: 'sending'; readonly fileName: string; readonly share: number }
  | { readonly phase: 'done'; readonly fileName: string; readonly record: Record }
  | { readonly phase: 'too_large'; readonly fileName: string }
  | { readonly phase: 'failed'; readonly fileName: string; readonly problem: Problem; readonly again: () => void }

/** One file on its way to the shop. A lost connection is tried again under the same key, so nothing is kept twice. */
export function useUpload<Record>(path: string, maxBytes: number) {
  const [upload, setUpload] = useState<Upload<Record>>({ phase: 'empty' })
  const running = useRef<AbortController>(undefined)

  const stop = useCallback(() => {
    running.current?.abort()
    running.current = undefined
  }, [])
  useEffect(() => stop, [stop])

  const send = useCallback(
    (file: File, idempotencyKey = onceKey()) => {
      stop()
      const fileName = file.name
      if (file.size > maxBytes) return setUpload({ phase: 'too_large', fileName })
      const controller = new AbortController()
      running.current = controller
      setUpload({ phase: 'sending', fileName, share: 0 })
      uploadFile<Record>(path, file, {
        idempotencyKey,
        signal: controller.signal,
        onProgress: (share) => setUpload({ phase: 'sending', fileName, share }),
      }).then(
        (record) => setUpload({ phase: 'done', fileName, record }),
        (error: unknown) => {
          if (controller.signal.aborted) return
          const problem = problemOf(error)
          const key = problem.kind === 'unreachable' ? idempotencyKey : onceKey()
          setUpload({ phase: 'failed', fileName, problem, again: () => again.current(file, key) })
        },
      )
    },
    [path, maxBytes, stop],
  )
  const again = useRef(send)
  useEffect(() => {
    again.current = send
  }, [send])

  const clear = useCallback(() => {
    stop()
    setUpload({ phase: 'empty' })
  }, [stop])

  return { upload, send, clear }
}
