import { fill } from '@platen/messages'
import { Button, buttonClass } from '@platen/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../lib/requests/api.ts'
import { useKeys } from '../../../lib/keyboard.ts'
import { obstacleTo } from '../../../lib/requests/obstacle.ts'
import { useAction } from '../../../lib/requests/use-action.ts'
import { LockDialog, VoidDialog, PackDialog, PrintedDialog } from './sheet-dialogs.tsx'
import { CHANGES_SHEETS, sheetKey, type Sheet } from './sheet.ts'
import { m } from '../../../messages/messages.ts'

const texts = m.sheets.actions

type OpenDialog = 'pack' | 'lock' | 'print' | 'void'

export function SheetActions({ sheet, unsaved }: { sheet: Sheet; unsaved: boolean }) {
  const [open, setOpen] = useState<OpenDialog>()
  const actions = useSheetActions(sheet, unsaved)
  const close = () => setOpen(undefined)
  const { state } = sheet
  const openDialog = (dialog: OpenDialog) => () => setOpen(dialog)
  useKeys({
    ...(state === 'draft' && {
      a: { label: texts.packAgain, run: openDialog('pack'), unavailable: actions.pack },
      l: { label: m.sheets.lock.submit, run: openDialog('lock'), unavailable: actions.lock },
    }),
    ...(actions.showExport && {
      e: { label: texts.export, run: actions.startExport.run, unavailable: actions.export },
    }),
    ...(state === 'exported' && {
      d: { label: texts.printed, run: openDialog('print'), unavailable: actions.print },
    }),
  })
  return (
    <>
      {state !== 'printed' && state !== 'voided' && (
        <Button variant="quiet" unavailable={actions.void} onClick={openDialog('void')}>
          {texts.void}
        </Button>
      )}
      {state !== 'voided' && (
        <a
          href={`/api/admin/job-tickets?sheetId=${sheet.id}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('line')}
        >
          {texts.tickets}
        </a>
      )}
      {state === 'draft' && (
        <>
          <Button
            variant="line"
            unavailable={actions.pack}
            aria-keyshortcuts="a"
            onClick={openDialog('pack')}
          >
            {texts.packAgain}
          </Button>
          <Button unavailable={actions.lock} aria-keyshortcuts="l" onClick={openDialog('lock')}>
            {texts.lock}
          </Button>
        </>
      )}
      {actions.showExport && (
        <Button
          variant={state === 'locked' ? 'press' : 'line'}
          unavailable={actions.export}
          busy={actions.startExport.busy ? texts.starting : undefined}
          aria-keyshortcuts="e"
          onClick={actions.startExport.run}
        >
          {sheet.export ? texts.exportAgain : texts.export}
        </Button>
      )}
      {state === 'exported' && (
        <Button unavailable={actions.print} aria-keyshortcuts="d" onClick={openDialog('print')}>
          {texts.printed}
        </Button>
      )}
      {open === 'pack' && <PackDialog sheet={sheet} onClose={close} />}
      {open === 'lock' && <LockDialog sheet={sheet} onClose={close} />}
      {open === 'print' && <PrintedDialog sheet={sheet} onClose={close} />}
      {open === 'void' && <VoidDialog sheet={sheet} onClose={close} />}
    </>
  )
}

function useSheetActions(sheet: Sheet, unsaved: boolean) {
  const queries = useQueryClient()
  const action = useAction({
    send: (revision: number, key) =>
      api.createGangSheetExport({ sheetId: sheet.id, body: { revision }, idempotencyKey: key }),
    changes: CHANGES_SHEETS,
    onDone: (now) => queries.setQueryData(sheetKey(sheet.id), now),
    done: ({ number }) => fill(texts.exporting, { sheet: number }),
  })
  const off = (name: Sheet['allowedActions'][number]) => obstacleTo(sheet, name) ?? action.unavailable
  const busy = sheet.packing ? texts.stopPackingFirst : undefined
  const save = unsaved ? texts.saveFirst : undefined
  return {
    pack: off('pack') ?? busy ?? save,
    lock: off('lock') ?? busy ?? save,
    showExport: sheet.state === 'locked' || sheet.allowedActions.includes('export'),
    export: off('export'),
    print: off('print'),
    void: off('void'),
    startExport: { busy: action.busy, run: () => action.run(sheet.revision) },
  }
}
