import { useState } from 'react'
import { api } from '../../../lib/requests/api.ts'
import { SecondsField, DEFAULT_SECONDS } from './seconds-field.tsx'
import type { Sheet } from './sheet.ts'
import { StepDialog } from './step-dialog.tsx'
import { useSheetStep } from './use-sheet-step.ts'

export function PackDialog({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  const [seconds, setSeconds] = useState(DEFAULT_SECONDS)
  const pinned = sheet.prints.filter((print) => print.pinned).length
  const step = useSheetStep({
    sheet,
    send: (call, wanted: number) =>
      api.createGangSheetPacking({ ...call, body: { revision: sheet.revision, seconds: wanted } }),
    done: () => undefined,
    onClose,
  })
  return (
    <StepDialog
      title={`Pack ${sheet.number} again`}
      submitLabel="Pack"
      action={step}
      onSubmit={() => step.run(seconds)}
      onClose={onClose}
    >
      <p>
        {pinned === 0
          ? 'All prints may move. Pin the ones that should stay in place.'
          : `${pinned} pinned ${pinned === 1 ? 'print stays' : 'prints stay'} in place; the others may move.`}
      </p>
      <SecondsField value={seconds} onChange={setSeconds} />
    </StepDialog>
  )
}
