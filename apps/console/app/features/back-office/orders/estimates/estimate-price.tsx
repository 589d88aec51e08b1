import type { PlatenError } from '@platen/api-client'
import { fill } from '@platen/messages'
import { Button } from '@platen/ui'
import { useFormats } from '../../../../lib/formats.ts'
import { RefusalNotice, UnansweredNotice } from '../../../../lib/requests/refusal-notice.tsx'
import { m } from '../../../../messages/messages.ts'
import { priceRows } from '../order/money-rows.ts'
import type { useNewEstimate } from './use-new-estimate.ts'

const words = m.estimates.form

interface PriceProps extends Pick<
  ReturnType<typeof useNewEstimate>,
  'draft' | 'preview' | 'missing' | 'saving' | 'save' | 'drop'
> {
  /** Without what the fields show. */
  readonly refused: PlatenError | undefined
  readonly previewRefused: PlatenError | undefined
}

export function EstimatePrice(props: PriceProps) {
  const { draft, preview, missing, saving, save, drop, refused, previewRefused } = props
  const formats = useFormats()
  const unavailable = saving.unavailable ?? missing[0]
  return (
    <div className="grid gap-4 rounded-platen border border-rule-strong bg-sheet p-4">
      <h2 className="text-xl">{words.price}</h2>
      {preview.data ? (
        <dl aria-live="polite" className={`figures text-sm ${preview.isPlaceholderData ? 'opacity-60' : ''}`}>
          {priceRows(preview.data.totals).map(([name, minor]) => (
            <div
              key={name}
              className={`flex justify-between gap-4 py-0.5 ${name === 'total' ? 'mt-1 border-t-2 border-ink text-lg font-semibold' : ''}`}
            >
              <dt>{m.orderWords.amounts[name]}</dt>
              <dd>{formats.money(minor)}</dd>
            </div>
          ))}
          {draft.depositPercent !== '' && (
            <div className="flex justify-between gap-4 py-0.5">
              <dt>{fill(m.estimates.page.deposit, { percent: draft.depositPercent })}</dt>
              <dd>{formats.money(preview.data.totals.depositMinor)}</dd>
            </div>
          )}
        </dl>
      ) : (
        <p className="text-ink-soft">{m.newOrder.quote.incomplete}</p>
      )}
      <UnansweredNotice action={saving} onAnother={drop} />
      <RefusalNotice refused={refused ?? previewRefused} />
      {missing.length > 0 && (
        <ul aria-label={m.newOrder.quote.missing} className="grid gap-1 text-sm text-ink-soft">
          {missing.map((question) => (
            <li key={question} className="border-l-4 border-warn pl-2">
              {question}
            </li>
          ))}
        </ul>
      )}
      <Button
        unavailable={unavailable}
        busy={saving.busy ? words.sendingNow : undefined}
        onClick={() => save(true)}
      >
        {words.sendNow}
      </Button>
      <Button variant="line" unavailable={unavailable} onClick={() => save(false)}>
        {words.save}
      </Button>
    </div>
  )
}
