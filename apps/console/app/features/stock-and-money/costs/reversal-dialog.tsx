import { fill } from '@platen/messages'
import { MarkedText, TextField } from '@platen/ui'
import { useState } from 'react'
import { api } from '../../../lib/requests/api.ts'
import { useFormats } from '../../../lib/formats.ts'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import { shortDay } from '../../../lib/store-days.ts'
import { useAction } from '../../../lib/requests/use-action.ts'
import { m } from '../../../messages/messages.ts'
import { costText } from './cost-text.ts'
import { CATEGORIES_IN_SENTENCE, CHANGES_COSTS, type CostEntry } from './costs.ts'

const words = m.costs.reversal

/** The opposite entry is dated today and can be made once. */
export function ReversalDialog({ entry, onClose }: { entry: CostEntry; onClose: () => void }) {
  const { money } = useFormats()
  const [reason, setReason] = useState('')
  const reverse = useAction({
    send: (why: string, key) =>
      api.createCostEntryReversal({ entryId: entry.id, body: { reason: why }, idempotencyKey: key }),
    changes: CHANGES_COSTS,
    onDone: onClose,
    done: ({ amountMinor }) => fill(words.done, { amount: money(-amountMinor) }),
    onRefused: () => true,
  })
  return (
    <ActionDialog
      title={words.title}
      submitLabel={words.submit}
      missing={reason.trim() === '' ? words.noReason : undefined}
      action={reverse}
      onSubmit={() => reverse.run(reason.trim())}
      onClose={onClose}
    >
      <p>
        <MarkedText
          text={fill(words.entry, {
            amount: money(entry.amountMinor),
            category: CATEGORIES_IN_SENTENCE[entry.category],
            day: shortDay(entry.incurredOn),
            description: costText(entry),
          })}
          marks={{ amount: (text) => <strong className="figures">{text}</strong> }}
        />
      </p>
      <p className="text-ink-soft">{fill(words.consequence, { amount: money(-entry.amountMinor) })}</p>
      <TextField
        label={words.reason}
        name="reason"
        maxLength={300}
        autoComplete="off"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ActionDialog>
  )
}
