import { Button, Notice } from '@platen/ui'
import type { ReactNode } from 'react'
import { labelled } from '../requests/refusal-words.ts'

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
        <Notice className="mb-4" title="Unsaved changes restored">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p>Your changes to {what} are not saved yet.</p>
            <Button variant="line" className="min-h-9 px-3" onClick={drop}>
              Discard changes
            </Button>
          </div>
        </Notice>
      )}
      {behind && (
        <Notice tone="warn" className="mb-4" title={`Someone else changed ${what}.`}>
          <p>When you save, you can compare the versions and choose.</p>
        </Notice>
      )}
      {unplaced.length > 0 && (
        <Notice tone="bad" urgent className="mb-4" title="Fix these problems, then save again.">
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
