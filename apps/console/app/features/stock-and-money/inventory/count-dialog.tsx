import type { Resources } from '@platen/api-client'
import { Button, Notice, TextField } from '@platen/ui'
import { api } from '../../../lib/requests/api.ts'
import { useFormats, useShop } from '../../../lib/formats.ts'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { countLine, summaryOf, type CountLine } from './count-sheet.ts'
import { differenceText, quantityText } from './quantity.ts'
import { MOVES_STOCK, type StockItem } from './stock.ts'
import type { useCountDraft } from './use-count-draft.ts'

type CountRecord = Resources['StockCountRecord']

interface CountDialogProps {
  readonly items: readonly StockItem[]
  readonly draft: ReturnType<typeof useCountDraft>
  readonly onClose: () => void
  readonly onBooked: (record: CountRecord) => void
}

/** All counts are booked at once. */
export function CountDialog({ items, draft, onClose, onBooked }: CountDialogProps) {
  const { money, number } = useFormats()
  const { data: shop } = useShop()
  const lines = items
    .map((item) => countLine(item, draft.marks[item.id], shop?.currencyExponent ?? 2))
    .filter((line): line is CountLine & { counted: number } => line.counted !== undefined)
  const { differing, worthMinor } = summaryOf(lines)
  const book = useAction({
    send: (note: string, key) =>
      api.createStockCount({
        body: {
          counts: lines.map(({ item, counted }) => ({ itemId: item.id, counted })),
          ...(note !== '' && { note }),
        },
        idempotencyKey: key,
      }),
    changes: MOVES_STOCK,
    onDone: (record) => {
      draft.strike(new Set(record.counts.map(({ itemId }) => itemId)))
      onBooked(record)
    },
    onRefused: () => true,
  })
  return (
    <ActionDialog
      title={`Book ${number(lines.length)} ${lines.length === 1 ? 'count' : 'counts'}?`}
      wide
      submitLabel="Book count"
      cancelLabel="Continue counting"
      missing={tooMany(lines.length)}
      action={book}
      onSubmit={() => book.run(draft.note.trim())}
      onClose={onClose}
    >
      {differing.length === 0 ? (
        <p>All counts match the ledger.</p>
      ) : (
        <div className="max-h-[45dvh] overflow-auto" tabIndex={0}>
          <table aria-label="Differences" className="w-full text-left text-sm">
            <tbody>
              {differing.map(({ item, counted, variance, worthMinor: worth }) => (
                <tr key={item.id} className="border-b border-rule">
                  <th scope="row" className="figures py-1 font-normal">
                    {item.sku}
                  </th>
                  <td className="figures py-1 text-right whitespace-nowrap">
                    {quantityText(item.onHand, item.unit)} → {quantityText(counted ?? 0, item.unit)}
                  </td>
                  <td className="figures py-1 text-right font-semibold">
                    {differenceText(variance, item.unit)}
                  </td>
                  <td className="figures py-1 text-right">
                    {worth === undefined ? 'unknown' : money(worth)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {differing.length > 0 && (
        <p className="figures text-right">
          Total <strong>{money(worthMinor)}</strong>
        </p>
      )}
      <TextField
        label="Note"
        name="note"
        optional="optional"
        maxLength={300}
        value={draft.note}
        onChange={({ target }) => draft.setNote(target.value)}
      />
    </ActionDialog>
  )
}

/** The limit of the API. */
const MAX_COUNTS = 500

function tooMany(count: number): string | undefined {
  return count > MAX_COUNTS ? `More than ${MAX_COUNTS} counts at once. Book one shelf at a time.` : undefined
}

/** May differ from the sheet when stock moved at the last moment. */
export function CountResult({ result, onClose }: { result: CountRecord; onClose: () => void }) {
  const { money, number } = useFormats()
  const differing = result.counts.filter(({ variance }) => variance !== 0)
  const worth = differing.reduce((sum, { varianceCostMinor }) => sum + (varianceCostMinor ?? 0), 0)
  return (
    <Notice tone="good" urgent className="mb-4" title={`${number(result.counts.length)} counted and booked.`}>
      <p>
        {differing.length === 0
          ? 'No differences.'
          : `${number(differing.length)} differed, worth ${money(worth)}: ${differing.map(({ sku }) => sku).join(', ')}.`}
      </p>
      <Button variant="line" className="mt-2 min-h-9 px-3" onClick={onClose}>
        Dismiss
      </Button>
    </Notice>
  )
}
