import type { PlatenError } from '@platen/api-client'
import { Button, Dialog } from '@platen/ui'
import { useState, type ReactNode } from 'react'
import { ConflictDialog, type FieldWords } from './conflict-dialog.tsx'
import type { Base, Newer } from './kept-draft.ts'
import type { KeyOf } from './three-way.ts'
import type { Editing } from './use-kept-form.ts'
import type { Entity } from './who-changed.ts'

export interface ConflictParts<Values> extends FieldWords {
  /** What is being changed: "the settings". */
  readonly what: string
  /** As the audit log names it. */
  readonly entity: Entity
  readonly editing: Editing<Values>
  /** Asks the shop for the record as it is now. */
  readonly read: () => Promise<Newer<Values>>
  /** What members of lists are known by; their `id` when left out. */
  readonly keyOf?: KeyOf | undefined
  /**
   * Called with what was chosen and the state it is a change of: send it again. It stands on the screen now, unless it
   * was a save that was being taken back.
   */
  readonly onResolved: (values: Values, base: Base<Values>, takesBack: boolean) => void
}

/** A save that was to be taken back: what it made of the record, and what the record was before. */
export interface TakenBack<Values> {
  readonly base: Base<Values>
  readonly mine: Values
}

interface Clash<Values> {
  readonly theirs: Newer<Values>
  readonly takenBack: TakenBack<Values> | undefined
}

/** A clash of which only this side is known. */
type Unread<Values> = Pick<Clash<Values>, 'takenBack'>

/**
 * For what is replaced whole. Give `onRefused` to the action that saves: when somebody else was faster, it reads the
 * record anew and `dialog` shows what changed, from what to what, by whom and when, and lets one choose.
 */
export function useConflict<Values>({ editing, read, onResolved, ...parts }: ConflictParts<Values>): {
  readonly onRefused: (error: PlatenError, takenBack?: TakenBack<Values>) => boolean
  readonly dialog: ReactNode
} {
  const [clash, setClash] = useState<Clash<Values>>()
  const [unread, setUnread] = useState<Unread<Values>>()

  async function compare(takenBack: TakenBack<Values> | undefined): Promise<void> {
    setUnread(undefined)
    try {
      setClash({ theirs: await read(), takenBack })
    } catch {
      setUnread({ takenBack })
    }
  }

  return {
    onRefused: (error, takenBack) => {
      if (error.code !== 'REVISION_CONFLICT') return false
      void compare(takenBack)
      return true
    },
    dialog: unread ? (
      <Dialog title={`Somebody changed ${parts.what} meanwhile`} onClose={() => setUnread(undefined)}>
        <p>Nothing was saved, and what they saved could not be read. Yours is still on this page.</p>
        <Button onClick={() => void compare(unread.takenBack)}>Try again</Button>
      </Dialog>
    ) : (
      clash && (
        <ConflictDialog
          {...parts}
          base={clash.takenBack?.base ?? editing.base}
          mine={clash.takenBack?.mine ?? editing.current()}
          theirs={clash.theirs}
          takesBack={clash.takenBack !== undefined}
          onClose={() => setClash(undefined)}
          onChosen={(values) => {
            const { revision, updatedAt, values: theirs } = clash.theirs
            const base = { revision, updatedAt, values: theirs }
            setClash(undefined)
            // What is on the screen is not what was to be taken back.
            if (!clash.takenBack) editing.goOn(base, values)
            onResolved(values, base, clash.takenBack !== undefined)
          }}
        />
      )
    ),
  }
}
