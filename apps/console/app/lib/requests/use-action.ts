import { PlatenError, expectData, type Answer } from '@platen/api-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useOnline } from '@platen/ui'
import { useRef, useState } from 'react'
import { attemptFor, keepAttempt, readAttempt, type Attempt } from './open-attempt.ts'
import type { QuerySubject } from './query-keys.ts'
import { useToasts } from '../toasts.tsx'

interface ActionOptions<Input, Data> {
  /** For what may not be booked twice: its key outlives a reload, and a dialog that is closed and opened again. */
  readonly name?: string | undefined
  /** Sends it. The key goes into the header `Idempotency-Key` of what creates something. */
  readonly send: (input: Input, key: string) => Promise<Answer<Data>>
  /** What has changed once it is done, and is loaded again. */
  readonly changes: readonly QuerySubject[]
  readonly onDone?: (data: Data, input: Input) => void
  /** Gives true when it has answered the refusal itself; otherwise it is shown as a message. */
  readonly onRefused?: (error: PlatenError, input: Input) => boolean
}

/** Something to be done in the shop: once, however often it has to be sent. */
export function useAction<Input, Data>({
  name,
  send,
  changes,
  onDone,
  onRefused,
}: ActionOptions<Input, Data>) {
  const queries = useQueryClient()
  const online = useOnline()
  const toasts = useToasts()
  const [shown, setShown] = useState(() => (name === undefined ? undefined : readAttempt(name)))
  // An answer comes after the drawing that sent the request.
  const open = useRef(shown)

  function hold(attempt: Attempt | undefined): void {
    open.current = attempt
    setShown(attempt)
    if (name !== undefined) keepAttempt(name, attempt)
  }

  /** The answer of the same request was lost: with the same key it is the same request. */
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
      await refresh()
    },
    onError: async (error, input) => {
      if (!(error instanceof PlatenError)) {
        toasts.bad('We couldn’t reach the shop.', 'Try again when you are back online. Nothing is lost.')
        // It may have been done, and only the answer is missing.
        await refresh()
        return
      }
      // A dialog asks for the sign-in; what was to be sent stands on the page.
      if (error.code === 'UNAUTHENTICATED') return
      if (error.status < 500 && error.code !== 'IDEMPOTENCY_IN_PROGRESS') hold(undefined)
      if (onRefused?.(error, input) !== true) toasts.bad(error.message, error.resolution)
    },
  })
  return {
    run: (input: Input) => mutation.mutate(input),
    /** For who waits; throws what the shop refused it with. */
    runAsync: (input: Input) => mutation.mutateAsync(input),
    busy: mutation.isPending,
    refused:
      mutation.error instanceof PlatenError && mutation.error.code !== 'UNAUTHENTICATED'
        ? mutation.error
        : undefined,
    /** What was sent before and may have been done, although no answer came. Sent again as it is, it is done once. */
    unanswered: mutation.isPending || !shown ? undefined : (inputOf(shown) as Input | undefined),
    /** What is sent next is another thing, however much it resembles the one before. */
    forget: () => hold(undefined),
    reset: () => mutation.reset(),
    /** For `unavailable` of its button. */
    unavailable: online ? undefined : 'You are offline. Reconnect to do this.',
  }
}

function inputOf({ content }: Attempt): unknown {
  return (JSON.parse(content) as readonly unknown[])[0]
}
