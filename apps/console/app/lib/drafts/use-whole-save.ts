import type { Answer, PlatenError } from '@platen/api-client'
import type { ReactNode } from 'react'
import { useConflict, type ConflictOptions } from './conflict.tsx'
import type { Base, Newer } from './kept-draft.ts'
import { useToasts } from '../toasts.tsx'
import type { QuerySubject } from '../requests/query-keys.ts'
import { useAction } from '../requests/use-action.ts'
import type { Editing } from './use-kept-form.ts'

interface WholeSaveOptions<Values, Data> extends Omit<
  ConflictOptions<Values>,
  'editing' | 'read' | 'onResolved'
> {
  readonly editing: Editing<Values> & { readonly saved: (base: Base<Values>, sent: Values) => void }
  readonly send: (values: Values, revision: number) => Promise<Answer<Data>>
  readonly read: () => Promise<Data>
  readonly stateOf: (data: Data) => Newer<Values>
  /** Updates the query of the page. */
  readonly remember: (data: Data) => void
  readonly changes: readonly QuerySubject[]
  /** With the offer to undo the save. A page that goes on to another says nothing. */
  readonly done?: (data: Data) => { readonly title: string; readonly description?: string }
  readonly onSaved?: (() => void) | undefined
  /** True when the page has shown the refusal itself. */
  readonly onRefused: (error: PlatenError) => boolean
}

interface Save<Values> {
  readonly values: Values
  readonly base: Base<Values>
  /** The values on the screen when the request was sent. */
  readonly onScreen: Values
  readonly takesBack: boolean
}

/** The last save can be undone; a conflict opens a dialog. */
export function useWholeSave<Values, Data>(
  parts: WholeSaveOptions<Values, Data>,
): {
  readonly run: (values: Values) => void
  readonly busy: boolean
  readonly unavailable: string | undefined
  readonly refused: PlatenError | undefined
  readonly reset: () => void
  readonly conflict: ReactNode
} {
  const { editing, send, read, stateOf, remember, changes, done, onSaved, onRefused, ...words } = parts
  const toasts = useToasts()
  const action = useAction({
    send: ({ values, base }: Save<Values>) => send(values, base.revision),
    changes,
    onDone: (saved, { base: before, onScreen }) => {
      const { revision, updatedAt, values } = stateOf(saved)
      const now = { revision, updatedAt, values }
      remember(saved)
      editing.saved(now, onScreen)
      onSaved?.()
      if (!done) return
      const { title, ...more } = done(saved)
      toasts.good(title, {
        ...more,
        undo: () => action.run({ values: before.values, base: now, onScreen: now.values, takesBack: true }),
      })
    },
    onRefused: (error, { values, base, takesBack }) =>
      conflict.onRefused(error, takesBack ? { base, mine: values } : undefined) || onRefused(error),
  })
  const conflict = useConflict<Values>({
    ...words,
    editing,
    read: async () => {
      const now = await read()
      remember(now)
      return stateOf(now)
    },
    onResolved: (values, base, takesBack) =>
      action.run({ values, base, takesBack, onScreen: takesBack ? editing.base.values : values }),
  })
  return {
    run: (values) => action.run({ values, base: editing.base, onScreen: values, takesBack: false }),
    busy: action.busy,
    unavailable: action.unavailable,
    refused: action.refused,
    reset: action.reset,
    conflict: conflict.dialog,
  }
}
