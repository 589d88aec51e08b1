import { Button, buttonClass } from '@platen/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { useKeys } from '../../lib/keys.ts'
import { useToasts } from '../../lib/toasts.tsx'
import { useAction } from '../../lib/use-action.ts'
import { useRefusal } from '../session/index.ts'
import { LockDialog } from './lock-dialog.tsx'
import { PackDialog } from './pack-dialog.tsx'
import { PrintedDialog } from './printed-dialog.tsx'
import { CHANGES_SHEETS, sheetKey, type Sheet } from './sheet.ts'
import { VoidDialog } from './void-dialog.tsx'

type Asking = 'pack' | 'lock' | 'print' | 'void'

/** The steps of a sheet, the next one first. Why one is off stands on it. */
export function SheetMoves({ sheet, unsaved }: { sheet: Sheet; unsaved: boolean }) {
  const [asking, setAsking] = useState<Asking>()
  const moves = useMovesOf(sheet, unsaved)
  const close = () => setAsking(undefined)
  const { state } = sheet
  const ask = (what: Asking) => () => setAsking(what)
  useKeys({
    ...(state === 'draft' && {
      a: { label: 'Pack again', run: ask('pack'), unavailable: moves.pack },
      l: { label: 'Lock the sheet', run: ask('lock'), unavailable: moves.lock },
    }),
    ...(moves.exports && { e: { label: 'Make the film', run: moves.make.run, unavailable: moves.export } }),
    ...(state === 'exported' && {
      d: { label: 'It is printed', run: ask('print'), unavailable: moves.print },
    }),
  })
  return (
    <>
      {state !== 'printed' && state !== 'voided' && (
        <Button look="quiet" unavailable={moves.void} onClick={ask('void')}>
          Give up
        </Button>
      )}
      {state !== 'voided' && (
        <a
          href={`/api/admin/job-tickets?sheetId=${sheet.id}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('line')}
        >
          Print tickets
        </a>
      )}
      {state === 'draft' && (
        <>
          <Button look="line" unavailable={moves.pack} aria-keyshortcuts="a" onClick={ask('pack')}>
            Pack again
          </Button>
          <Button unavailable={moves.lock} aria-keyshortcuts="l" onClick={ask('lock')}>
            Lock
          </Button>
        </>
      )}
      {moves.exports && (
        <Button
          look={state === 'locked' ? 'press' : 'line'}
          unavailable={moves.export}
          busy={moves.make.busy ? 'Beginning…' : undefined}
          aria-keyshortcuts="e"
          onClick={moves.make.run}
        >
          {sheet.export ? 'Export again' : 'Export'}
        </Button>
      )}
      {state === 'exported' && (
        <Button unavailable={moves.print} aria-keyshortcuts="d" onClick={ask('print')}>
          It is printed
        </Button>
      )}
      {asking === 'pack' && <PackDialog sheet={sheet} onClose={close} />}
      {asking === 'lock' && <LockDialog sheet={sheet} onClose={close} />}
      {asking === 'print' && <PrintedDialog sheet={sheet} onClose={close} />}
      {asking === 'void' && <VoidDialog sheet={sheet} onClose={close} />}
    </>
  )
}

/** What stands in the way of each step; undefined where nothing does. */
function useMovesOf(sheet: Sheet, unsaved: boolean) {
  const refusal = useRefusal('production:write')
  const queries = useQueryClient()
  const toasts = useToasts()
  const action = useAction({
    send: (revision: number, key) =>
      api.POST('/api/admin/gang-sheets/{sheetId}/export', {
        params: { path: { sheetId: sheet.id }, header: { 'Idempotency-Key': key } },
        body: { revision },
      }),
    changes: CHANGES_SHEETS,
    onDone: (now) => {
      queries.setQueryData(sheetKey(sheet.id), now)
      toasts.good(`The film of ${now.number} is being made.`)
    },
  })
  const off = (name: Sheet['allowedActions'][number], why: string) =>
    refusal ?? action.unavailable ?? (sheet.allowedActions.includes(name) ? undefined : why)
  const busy = sheet.packing ? 'It is being packed: stop that first.' : undefined
  const save = unsaved ? 'Save what you changed first.' : undefined
  const making = sheet.export?.state === 'running'
  return {
    pack: off('pack', busy ?? 'Only a draft is packed.') ?? busy ?? save,
    lock: off('lock', busy ?? 'Only a draft is locked.') ?? busy ?? save,
    exports: sheet.state === 'locked' || sheet.allowedActions.includes('export'),
    export: off('export', making ? 'The film is being made.' : 'Its film is made.'),
    print: off('print', 'Its film is not made yet.'),
    void: off('void', making ? 'The film is being made.' : 'This sheet cannot be given up any more.'),
    make: { busy: action.busy, run: () => action.run(sheet.revision) },
  }
}
