import { Button, Dialog, TextField } from '@platen/ui'
import { useForm } from 'react-hook-form'
import { api } from '../../lib/api.ts'
import { useFormats } from '../../lib/formats.ts'
import { RefusalNotice } from '../../lib/refusal-notice.tsx'
import { shortDay } from '../../lib/store-days.ts'
import { useToasts } from '../../lib/toasts.tsx'
import { useAction } from '../../lib/use-action.ts'
import { CATEGORY_NAMES } from './cost-category.ts'
import { CHANGES_COSTS, type CostEntry } from './costs.ts'

/** Takes an entry back by its opposite, dated today. It works once, so it is asked. */
export function ReversalDialog({ entry, onClose }: { entry: CostEntry; onClose: () => void }) {
  const { money } = useFormats()
  const toasts = useToasts()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } })
  const reverse = useAction({
    send: (reason: string, key) =>
      api.POST('/api/admin/cost-entries/{entryId}/reversal', {
        params: { path: { entryId: entry.id }, header: { 'Idempotency-Key': key } },
        body: { reason },
      }),
    changes: CHANGES_COSTS,
    onDone: ({ amountMinor }) => {
      onClose()
      toasts.good(`${money(-amountMinor)} taken back, as of today.`)
    },
    onRefused: () => true,
  })
  return (
    <Dialog title="Take this cost back?" onClose={onClose}>
      <RefusalNotice refused={reverse.refused} />
      <p>
        <strong className="figures">{money(entry.amountMinor)}</strong> for{' '}
        {CATEGORY_NAMES[entry.category].toLowerCase()} on {shortDay(entry.incurredOn)}: {entry.description}.
      </p>
      <p className="text-ink-soft">
        An entry of {money(-entry.amountMinor)} is made today. Both stay in the books, and this cannot be
        undone: enter the cost anew if it was right.
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
          {...register('reason', { validate: (value) => value.trim() !== '' || 'Say why.' })}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            unavailable={reverse.unavailable}
            busy={reverse.busy ? 'Taking back…' : undefined}
          >
            Take back
          </Button>
          <Button look="line" onClick={onClose}>
            Leave it
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
