import { Button, Notice } from '@platen/ui'
import type { ReactNode } from 'react'
import { fill } from '@platen/messages'
import { labelled } from '../requests/refusal-words.ts'
import { m } from '../../messages/messages.ts'

interface DraftNoticeProps {
  readonly kept: {
    readonly restored: boolean
    readonly behind: boolean
    readonly unplaced: readonly { readonly path: string; readonly message: string }[]
    readonly drop: () => void
  }
  readonly what: string
}

export function DraftNotice({
  kept: { restored, behind, unplaced, drop },
  what,
}: DraftNoticeProps): ReactNode {
  return (
    <>
      {restored && (
        <Notice className="mb-4" title={m.forms.draft.restored}>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p>{fill(m.forms.draft.unsaved, { what })}</p>
            <Button variant="line" className="min-h-9 px-3" onClick={drop}>
              {m.forms.save.discard}
            </Button>
          </div>
        </Notice>
      )}
      {behind && (
        <Notice tone="warn" className="mb-4" title={fill(m.forms.draft.changedElsewhere, { what })}>
          <p>{m.forms.draft.compare}</p>
        </Notice>
      )}
      {unplaced.length > 0 && (
        <Notice tone="bad" urgent className="mb-4" title={m.forms.draft.problems}>
          <ul>
            {unplaced.map((problem) => (
              <li key={problem.path + problem.message}>{labelled(problem)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
