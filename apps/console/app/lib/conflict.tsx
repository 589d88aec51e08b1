import type { PlatenError } from '@platen/api-client'
import { useState, type ReactNode } from 'react'
import { ConflictDialog, type FieldWords } from './conflict-dialog.tsx'
import type { Base, Newer } from './kept-draft.ts'
import type { KeyOf } from './three-way.ts'
import type { Editing } from './use-kept-form.ts'
import type { Entity } from './who-changed.ts'

interface ConflictParts<Values> extends FieldWords {
  /** What is being changed: "the settings". */
  readonly what: string
  /** As the audit log names it. */
  readonly entity: Entity
  readonly editing: Editing<Values>
  /** Asks the shop for the record as it is now. */
  readonly read: () => Promise<Newer<Values>>
  /** What members of lists are known by; their `id` when left out. */
  readonly keyOf?: KeyOf
  /** Called with what was chosen, which stands on the screen now, and the state it is a change of: send it again. */
  readonly onResolved: (values: Values, base: Base<Values>) => void
}

/**
 * For what is replaced whole. Give `onRefused` to the action that saves: when somebody else was faster, it reads the
 * record anew and `dialog` shows what changed, from what to what, by whom and when, and lets one choose.
 */
export function useConflict<Values>({ editing, read, onResolved, ...parts }: ConflictParts<Values>): {
  readonly onRefused: (error: PlatenError) => boolean
  readonly dialog: ReactNode
} {
  const [theirs, setTheirs] = useState<Newer<Values>>()
  return {
    onRefused: (error) => {
      if (error.code !== 'REVISION_CONFLICT') return false
      read().then(setTheirs, () => undefined)
      return true
    },
    dialog: theirs && (
      <ConflictDialog
        {...parts}
        base={editing.base}
        mine={editing.current()}
        theirs={theirs}
        onClose={() => setTheirs(undefined)}
        onChosen={(values) => {
          const base = { revision: theirs.revision, updatedAt: theirs.updatedAt, values: theirs.values }
          setTheirs(undefined)
          editing.goOn(base, values)
          onResolved(values, base)
        }}
      />
    ),
  }
}
