import { TextField } from '@platen/ui'
import { useState } from 'react'
import { api } from '../../../lib/requests/api.ts'
import { useFormats } from '../../../lib/formats.ts'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import { shortDay } from '../../../lib/store-days.ts'
import { useAction } from '../../../lib/requests/use-action.ts'
import { CATEGORY_NAMES, CHANGES_COSTS, type CostEntry } from './costs.ts'

/** The opposite entry is dated today and can be made once. */
export function ReversalDialog({ entry, onClose }: { entry: CostEntry; onClose: () => void }) {
  const { money } = useFormats()
  const [reason, setReason] = useState('')
  const reverse = useAction({
    send: (why: string, key) =>
      api.createCostEntryReversal({ entryId: entry.id, body: { reason: why }, idempotencyKey: key }),
    changes: CHANGES_COSTS,
    onDone: onClose,
    done: ({ amountMinor }) => `${money(-amountMinor)} reversed as of today.`,
    onRefused: () => true,
  })
  return (
    <ActionDialog
      title="Reverse this cost?"
      submitLabel="Reverse cost"
      missing={reason.trim() === '' ? 'Enter a reason.' : undefined}
      action={reverse}
      onSubmit={() => reverse.run(reason.trim())}
      onClose={onClose}
    >
      <p>
        <strong className="figures">{money(entry.amountMinor)}</strong> for{' '}
        {CATEGORY_NAMES[entry.category].toLowerCase()} on {shortDay(entry.incurredOn)}: {entry.description}.
      </p>
      <p className="text-ink-soft">
        An entry of {money(-entry.amountMinor)} is added today. Both stay in the books. This cannot be undone:
        enter the cost again if it was right.
      </p>
      <TextField
        label="Reason"
        name="reason"
        maxLength={300}
        autoComplete="off"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ActionDialog>
  )
}
