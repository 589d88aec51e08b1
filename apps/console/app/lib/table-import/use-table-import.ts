import { PlatenError } from '@platen/api-client'
import { uploadFile } from '@platen/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { m } from '../../messages/messages.ts'
import type { UploadState } from '../forms/use-file-upload.ts'
import { refusalText } from '../requests/refusal-words.ts'
import {
  columnsText,
  type DecimalSign,
  type ImportColumn,
  type ImportResult,
  type TablePreview,
  type TableSubject,
} from './table-import.ts'

interface Choice {
  readonly columns?: readonly Pick<ImportColumn, 'field'>[] | undefined
  readonly decimal?: DecimalSign | undefined
}

interface Chosen extends Choice {
  readonly file: File
}

interface Handlers<Answer> {
  readonly onDone: (answer: Answer) => void
  /** Returns true when it has dealt with the refusal. */
  readonly onRefused?: (error: PlatenError) => boolean
}

/** The file is sent for each preview, and again to be imported. */
export function useTableImport<Preview extends TablePreview, Result extends ImportResult>({
  path: imports,
  changes,
}: Pick<TableSubject<Preview, Result>, 'path' | 'changes'>) {
  const queries = useQueryClient()
  const [chosen, setChosen] = useState<Chosen>()
  const [preview, setPreview] = useState<Preview>()
  const [result, setResult] = useState<Result>()
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const [isOutdated, setOutdated] = useState(false)
  const stopper = useRef<AbortController>(undefined)
  useEffect(() => () => stopper.current?.abort(), [])

  async function send<Answer>(
    path: string,
    file: File,
    key: string,
    { onDone, onRefused }: Handlers<Answer>,
  ): Promise<void> {
    stopper.current?.abort()
    const stop = new AbortController()
    stopper.current = stop
    const show = (share: number) => {
      if (!stop.signal.aborted) setState({ kind: 'sending', fileName: file.name, share })
    }
    show(0)
    try {
      const answer = await uploadFile<Answer>(path, file, {
        idempotencyKey: key,
        signal: stop.signal,
        onProgress: show,
      })
      if (stop.signal.aborted) return
      setState({ kind: 'idle' })
      onDone(answer)
    } catch (error) {
      if (stop.signal.aborted) return
      const known = error instanceof PlatenError
      if (known && onRefused?.(error) === true) return
      setState({
        kind: 'failed',
        ...(known ? refusalText(error) : m.forms.upload.lost),
        again: () =>
          void send(path, file, known ? crypto.randomUUID() : key, {
            onDone,
            ...(onRefused ? { onRefused } : {}),
          }),
      })
    }
  }

  function look(next: Chosen): void {
    setChosen(next)
    setOutdated(false)
    void send<Preview>(`${imports}/previews${queryOf(next)}`, next.file, crypto.randomUUID(), {
      onDone: setPreview,
    })
  }

  return {
    preview,
    result,
    state,
    isOutdated,
    decimal: chosen?.decimal,
    choose: (file: File) => {
      setPreview(undefined)
      setResult(undefined)
      look({ file })
    },
    /** Of the columns, or of how numbers are written. */
    change: (choice: Choice) => {
      if (chosen) look({ ...chosen, ...choice })
    },
    run: () => {
      if (!chosen || !preview) return
      void send<Result>(`${imports}${queryOf(chosen, preview.preview)}`, chosen.file, crypto.randomUUID(), {
        onDone: (answer) => {
          setResult(answer)
          setPreview(undefined)
          for (const subject of changes) void queries.invalidateQueries({ queryKey: [subject] })
        },
        onRefused: (error) => {
          if (error.fields[0]?.path !== 'preview') return false
          look(chosen)
          setOutdated(true)
          return true
        },
      })
    },
    startOver: () => {
      stopper.current?.abort()
      setState({ kind: 'idle' })
      setPreview(undefined)
      setResult(undefined)
      setChosen(undefined)
    },
  }
}

export type TableImport<Preview extends TablePreview, Result extends ImportResult> = ReturnType<
  typeof useTableImport<Preview, Result>
>

function queryOf({ columns, decimal }: Choice, preview?: string): string {
  const query = new URLSearchParams({
    ...(preview === undefined ? {} : { preview }),
    ...(columns === undefined ? {} : { columns: columnsText(columns) }),
    ...(decimal === undefined ? {} : { decimal }),
  })
  return query.size === 0 ? '' : `?${query}`
}
