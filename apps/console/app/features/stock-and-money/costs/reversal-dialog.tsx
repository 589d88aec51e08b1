import { Button, Dialog, TextField } from '@platen/ui'
import { useForm } from 'react-hook-form'
import { api } from '../../../lib/requests/api.ts'
import { useFormats } from '../../../lib/formats.ts'
import { RefusalNotice } from '../../../lib/requests/refusal-notice.tsx'
import { shortDay } from '../../../lib/store-days.ts'
import { useToasts } from '../../../lib/toasts.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { CATEGORY_NAMES, CHANGES_COSTS, type CostEntry } from './costs.ts'

/** Asks before an entry is reversed by an opposite entry dated today, which works once. */
export function ReversalDialog({ entry, onClose }: { entry: CostEntry; onClose: () => void }) {
  const { money } = useFormats()
  const toasts = useToasts()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } })
  const reverse = useAction({
    send: (reason: string, key) =>
      api.createCostEntryReversal({ entryId: entry.id, body: { reason }, idempotencyKey: key }),
    changes: CHANGES_COSTS,
    onDone: ({ amountMinor }) => {
      onClose()
      toasts.good(`${money(-amountMinor)} reversed as of today.`)
    },
    onRefused: () => true,
  })
  return (
    <Dialog title="Reverse this cost?" onClose={onClose}>
      <RefusalNotice refused={reverse.refused} />
      <p>
        <strong className="figures">{money(entry.amountMinor)}</strong> for{' '}
        {CATEGORY_NAMES[entry.category].toLowerCase()} on {shortDay(entry.incurredOn)}: {entry.description}.
      </p>
      <p className="text-ink-soft">
        An entry of {money(-entry.amountMinor)} is added today. Both stay in the books. This cannot be undone:
        enter the cost anew if it was right.
      </p>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => void handleSubmit(({ reason }) => reverse.run(reason.trim()))(event)}
      >
        <TextField
          label="Reason"
          maxLength={300}
          autoComplete="off"
          error={formState.errors.reason?.message}
          {...register('reason', { validate: (value) => value.trim() !== '' || 'Enter a reason.' })}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            unavailable={reverse.unavailable}
            busy={reverse.busy ? 'Reversing…' : undefined}
          >
            Reverse cost
          </Button>
          <Button variant="line" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
