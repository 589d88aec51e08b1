import type { PlatenError } from '@platen/api-client'
import { Button } from '@platen/ui'
import { useState, type ReactNode } from 'react'
import { fill } from '@platen/messages'
import { Dialog } from '../dialog.tsx'
import { laterDialog } from '../later-part.tsx'
import type { FieldLabels } from './conflict-dialog.tsx'
import type { Base, Newer } from './kept-draft.ts'
import type { KeyOf } from './three-way.ts'
import type { Editing } from './use-kept-form.ts'
import type { Entity } from './who-changed.ts'
import { m } from '../../messages/messages.ts'

const ConflictDialog = laterDialog(async () => (await import('./conflict-dialog.tsx')).ConflictDialog, {
  whileLoading: ({ what, onClose }) => <Dialog title={titleOf(what)} onClose={onClose} children={null} />,
})

const titleOf = (what: string) => fill(m.forms.conflict.title, { what })

export interface ConflictOptions<Values> extends FieldLabels {
  readonly what: string
  /** As the audit log names it. */
  readonly entity: Entity
  readonly editing: Editing<Values>
  readonly read: () => Promise<Newer<Values>>
  /** By default their `id`. */
  readonly keyOf?: KeyOf | undefined
  /** The merged values must be sent again. The form shows them, unless a save was being undone. */
  readonly onResolved: (values: Values, base: Base<Values>, takesBack: boolean) => void
}

/** A save that was being undone: the record after the save and before it. */
interface TakenBack<Values> {
  readonly base: Base<Values>
  readonly mine: Values
}

interface Clash<Values> {
  readonly theirs: Newer<Values>
  readonly takenBack: TakenBack<Values> | undefined
}

/** A conflict whose other side was not read yet. */
type Unread<Values> = Pick<Clash<Values>, 'takenBack'>

/** Pass `onRefused` to the save action: on a conflict it reads the record again, and `dialog` lets the user choose. */
export function useConflict<Values>({ editing, read, onResolved, ...dialogProps }: ConflictOptions<Values>): {
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

  const close = () => setClash(undefined)
  return {
    onRefused: (error, takenBack) => {
      if (error.code !== 'REVISION_CONFLICT') return false
      void compare(takenBack)
      return true
    },
    dialog: unread ? (
      <Dialog title={titleOf(dialogProps.what)} onClose={() => setUnread(undefined)}>
        <p>{m.forms.conflict.unreadable}</p>
        <Button onClick={() => void compare(unread.takenBack)}>{m.shared.retry}</Button>
      </Dialog>
    ) : (
      clash && (
        <ConflictDialog
          {...dialogProps}
          base={clash.takenBack?.base ?? editing.base}
          mine={clash.takenBack?.mine ?? editing.current()}
          theirs={clash.theirs}
          takesBack={clash.takenBack !== undefined}
          onClose={close}
          onChosen={(chosen) => {
            const values = chosen as Values
            const { revision, updatedAt, values: theirs } = clash.theirs
            const base = { revision, updatedAt, values: theirs }
            setClash(undefined)
            // The form does not show the values of an undone save.
            if (!clash.takenBack) editing.goOn(base, values)
            onResolved(values, base, clash.takenBack !== undefined)
          }}
        />
      )
    ),
  }
}
