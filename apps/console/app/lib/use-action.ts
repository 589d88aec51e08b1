import { PlatenError, expectData, type Resources } from '@platen/api-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useOnline } from '@platen/ui'
import { useRef } from 'react'
import { useToasts } from './toasts.tsx'

interface Answer<Data> {
  readonly data?: Data | undefined
  readonly error?: Resources['ApiErrorResponse'] | undefined
  readonly response: Response
}

interface ActionParts<Input, Data> {
  /** Sends it. The key goes into the header `Idempotency-Key` of what creates something. */
  readonly send: (input: Input, key: string) => Promise<Answer<Data>>
  /** The first words of the keys of the queries that show something else now: `['orders', 'operations']`. */
  readonly changes: readonly string[]
  readonly onDone?: (data: Data, input: Input) => void
  /** Gives true when it has answered the refusal itself; otherwise it is shown as a message. */
  readonly onRefused?: (error: PlatenError, input: Input) => boolean
}

/** Something to be done in the shop: once, however often it has to be sent. */
export function useAction<Input, Data>({ send, changes, onDone, onRefused }: ActionParts<Input, Data>) {
  const queries = useQueryClient()
  const online = useOnline()
  const toasts = useToasts()
  const open = useRef<{ readonly content: string; readonly key: string }>(undefined)

  const mutation = useMutation({
    mutationFn: (input: Input) => {
      const content = JSON.stringify([input])
      // The answer of the same request was lost: with the same key it is the same request.
      if (open.current?.content !== content) open.current = { content, key: crypto.randomUUID() }
      return expectData(send(input, open.current.key))
    },
    onSuccess: async (data, input) => {
      open.current = undefined
      onDone?.(data, input)
      await Promise.all(changes.map((first) => queries.invalidateQueries({ queryKey: [first] })))
    },
    onError: (error, input) => {
      if (!(error instanceof PlatenError)) {
        toasts.bad(
          'The shop could not be reached.',
          'Nothing is lost: try again when the connection is back.',
        )
        return
      }
      // A dialog asks for the sign-in; what was to be sent stands on the page.
      if (error.code === 'UNAUTHENTICATED') return
      if (error.status < 500 && error.code !== 'IDEMPOTENCY_IN_PROGRESS') open.current = undefined
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
    reset: () => mutation.reset(),
    /** For `unavailable` of its button. */
    unavailable: online ? undefined : 'You are offline: this needs the connection.',
  }
}
