import { TextArea } from '@platen/ui'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { DecimalField } from '../../lib/decimal-field.tsx'
import { CHANGES_BY_PRINTING, type Sheet } from './sheet.ts'
import { StepDialog } from './step-dialog.tsx'
import { useSheetStep } from './use-sheet-step.ts'

const LONGEST = 300

/** Gives the sheet up. */
export function VoidDialog({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [tenths, setTenths] = useState<number>()
  const step = useSheetStep({
    sheet,
    send: (params, { why, filmUsedMm }: { why: string; filmUsedMm: number }) =>
      api.POST('/api/admin/gang-sheets/{sheetId}/voiding', {
        params,
        body: { revision: sheet.revision, reason: why, ...(filmUsedMm > 0 && { filmUsedMm }) },
      }),
    done: ({ number }) => `${number} is given up. Its prints are in the queue again.`,
    changes: CHANGES_BY_PRINTING,
    onClose,
  })
  const unreadable = Number.isNaN(tenths) || (tenths ?? 0) < 0
  const words = reason.trim().replaceAll(/\s+/g, ' ')
  const missing = words === '' ? 'Say why.' : unreadable ? 'The length of the film is no number.' : undefined
  return (
    <StepDialog
      title={`Give ${sheet.number} up?`}
      doIt="Give the sheet up"
      action={step}
      missing={missing}
      onDo={() => step.run({ why: words, filmUsedMm: (tenths ?? 0) / 10 })}
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
      {sheet.state === 'exported' && (
        <DecimalField
          label="Film that came off the printer, in mm"
          optional="if any was spoiled"
          hint="It leaves the stock as waste, and no order pays for it."
          exponent={1}
          value={tenths}
          onChange={setTenths}
        />
      )}
    </StepDialog>
  )
}
