import { PlatenError, expectData, type Answer } from '@platen/api-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useOnline } from '@platen/ui'
import { useRef, useState } from 'react'
import { attemptFor, keepAttempt, readAttempt, type Attempt } from './open-attempt.ts'
import { refusalText } from './refusal-words.ts'
import type { QuerySubject } from './query-keys.ts'
import { useToasts } from '../toasts.tsx'
import { m } from '../../messages/messages.ts'

interface Done {
  readonly title: string
  readonly description?: string | undefined
  readonly undo?: (() => void) | undefined
}

interface ActionOptions<Input, Data> {
  /** For actions that must not happen twice: the stored key survives a reload and a reopened dialog. */
  readonly name?: string | undefined
  /** The key is for the header `Idempotency-Key`. */
  readonly send: (input: Input, key: string) => Promise<Answer<Data>>
  readonly changes: readonly QuerySubject[]
  readonly onDone?: (data: Data, input: Input) => void
  readonly done?: ((data: Data, input: Input) => Done | string | undefined) | undefined
  /** Returns true when the caller has shown the refusal itself; otherwise a toast shows it. */
  readonly onRefused?: (error: PlatenError, input: Input) => boolean
}

/** Retries use one idempotency key. */
export function useAction<Input, Data>({
  name,
  send,
  changes,
  onDone,
  done,
  onRefused,
}: ActionOptions<Input, Data>) {
  const queries = useQueryClient()
  const online = useOnline()
  const toasts = useToasts()
  const [shown, setShown] = useState(() => (name === undefined ? undefined : readAttempt(name)))
  // The answer may arrive before React has rendered again.
  const open = useRef(shown)

  function hold(attempt: Attempt | undefined): void {
    open.current = attempt
    setShown(attempt)
    if (name !== undefined) keepAttempt(name, attempt)
  }

  /** After a lost answer, the same content reuses its key. */
  function keyOf(content: string): string {
    const attempt = attemptFor(content, open.current, Date.now())
    hold(attempt)
    return attempt.key
  }

  async function refresh(): Promise<void> {
    await Promise.all(changes.map((first) => queries.invalidateQueries({ queryKey: [first] })))
  }

  const mutation = useMutation({
    mutationFn: (input: Input) => expectData(send(input, keyOf(JSON.stringify([input])))),
    onSuccess: async (data, input) => {
      hold(undefined)
      onDone?.(data, input)
      const said = done?.(data, input)
      if (typeof said === 'string') toasts.good(said)
      else if (said) toasts.good(said.title, said)
      await refresh()
    },
    onError: async (error, input) => {
      if (!(error instanceof PlatenError)) {
        toasts.bad(m.shared.requests.unreachable.title, m.shared.requests.lost)
        // It may have been done, and only the answer is missing.
        await refresh()
        return
      }
      // The session dialog handles it; unsaved input stays on the page.
      if (error.code === 'UNAUTHENTICATED') return
      if (error.status < 500 && error.code !== 'IDEMPOTENCY_IN_PROGRESS') hold(undefined)
      if (onRefused?.(error, input) === true) return
      const { title, text } = refusalText(error)
      toasts.bad(title, text)
    },
  })
  return {
    run: (input: Input) => mutation.mutate(input),
    /** Throws the refusal. */
    runAsync: (input: Input) => mutation.mutateAsync(input),
    busy: mutation.isPending,
    refused:
      mutation.error instanceof PlatenError && mutation.error.code !== 'UNAUTHENTICATED'
        ? mutation.error
        : undefined,
    /**
     * The input of a request that may have been done, although no answer came. Sent again unchanged, it counts once.
     */
    unanswered: mutation.isPending || !shown ? undefined : (inputOf(shown) as Input | undefined),
    /** For a new request with the same content. */
    forget: () => hold(undefined),
    reset: () => mutation.reset(),
    /** For `unavailable` of its button. */
    unavailable: online ? undefined : m.shared.requests.offline,
  }
}

function inputOf({ content }: Attempt): unknown {
  return (JSON.parse(content) as readonly unknown[])[0]
}
