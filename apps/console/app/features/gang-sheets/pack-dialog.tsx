import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { SecondsField, DEFAULT_SECONDS } from './seconds-field.tsx'
import type { Sheet } from './sheet.ts'
import { StepDialog } from './step-dialog.tsx'
import { useSheetStep } from './use-sheet-step.ts'

/** Looks for a shorter sheet once more. */
export function PackDialog({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  const [seconds, setSeconds] = useState(DEFAULT_SECONDS)
  const pinned = sheet.prints.filter((print) => print.pinned).length
  const step = useSheetStep({
    sheet,
    send: (params, wanted: number) =>
      api.POST('/api/admin/gang-sheets/{sheetId}/packing', {
        params,
        body: { revision: sheet.revision, seconds: wanted },
      }),
    done: () => undefined,
    onClose,
  })
  return (
    <StepDialog
      title={`Pack ${sheet.number} again`}
      doIt="Pack"
      action={step}
      onDo={() => step.run(seconds)}
      onClose={onClose}
    >
      <p>
        {pinned === 0
          ? 'Every print may find another place. Pin those that are to stay where they are.'
          : `${pinned} pinned ${pinned === 1 ? 'print stays' : 'prints stay'} where ${pinned === 1 ? 'it is' : 'they are'}; the others may find another place.`}
      </p>
      <SecondsField value={seconds} onChange={setSeconds} />
    </StepDialog>
  )
}
