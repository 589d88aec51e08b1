import { TextArea } from '@platen/ui'
import { useState } from 'react'
import { api } from '../../../lib/requests/api.ts'
import { DecimalField } from '../../../lib/forms/decimal-field.tsx'
import { CHANGES_BY_PRINTING, type Sheet } from './sheet.ts'
import { StepDialog } from './step-dialog.tsx'
import { useSheetStep } from './use-sheet-step.ts'

const MAX_LENGTH = 300

export function VoidDialog({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [tenths, setTenths] = useState<number>()
  const step = useSheetStep({
    sheet,
    send: (call, { why, filmUsedMm }: { why: string; filmUsedMm: number }) =>
      api.createGangSheetVoiding({
        ...call,
        body: { revision: sheet.revision, reason: why, ...(filmUsedMm > 0 && { filmUsedMm }) },
      }),
    done: ({ number }) => `${number} is void. Its prints are back in the queue.`,
    changes: CHANGES_BY_PRINTING,
    onClose,
  })
  const unreadable = Number.isNaN(tenths) || (tenths ?? 0) < 0
  const text = reason.trim().replaceAll(/\s+/g, ' ')
  const missing =
    text === '' ? 'Enter a reason.' : unreadable ? 'Enter the film length as a number.' : undefined
  return (
    <StepDialog
      title={`Void ${sheet.number}?`}
      submitLabel="Void sheet"
      action={step}
      missing={missing}
      onSubmit={() => step.run({ why: text, filmUsedMm: (tenths ?? 0) / 10 })}
      onClose={onClose}
    >
      <p>
        Its prints go back to the queue. The sheet stays in the list with your reason. You cannot undo this.
      </p>
      <TextArea
        label="Reason"
        rows={2}
        maxLength={MAX_LENGTH}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {sheet.state === 'exported' && (
        <DecimalField
          label="Film wasted, in mm"
          optional="optional"
          hint="Recorded as waste and not charged to any order."
          exponent={1}
          value={tenths}
          onChange={setTenths}
        />
      )}
    </StepDialog>
  )
}
