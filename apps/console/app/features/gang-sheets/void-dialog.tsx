import { TextArea } from '@platen/ui'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import type { Sheet } from './sheet.ts'
import { StepDialog } from './step-dialog.tsx'
import { useSheetStep } from './use-sheet-step.ts'

const LONGEST = 300

/** Gives the sheet up. */
export function VoidDialog({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const step = useSheetStep({
    sheet,
    send: (params, why: string) =>
      api.POST('/api/admin/gang-sheets/{sheetId}/voiding', {
        params,
        body: { revision: sheet.revision, reason: why },
      }),
    done: ({ number }) => `${number} is given up. Its prints are in the queue again.`,
    onClose,
  })
  const words = reason.trim().replaceAll(/\s+/g, ' ')
  return (
    <StepDialog
      title={`Give ${sheet.number} up?`}
      doIt="Give the sheet up"
      action={step}
      missing={words === '' ? 'Say why.' : undefined}
      onDo={() => step.run(words)}
      onClose={onClose}
    >
      <p>
        Its prints go back to the queue. The sheet stays in the list, with the reason, and cannot be taken up
        again.
      </p>
      <TextArea
        label="Why"
        rows={2}
        maxLength={LONGEST}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </StepDialog>
  )
}
