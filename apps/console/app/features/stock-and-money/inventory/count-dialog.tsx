import type { Resources } from '@platen/api-client'
import { count, fill } from '@platen/messages'
import { Button, MarkedText, Notice, TextField } from '@platen/ui'
import { api } from '../../../lib/requests/api.ts'
import { listText, useFormats, useShop } from '../../../lib/formats.ts'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { locale, m } from '../../../messages/messages.ts'
import { countLine, summaryOf, type CountLine } from './count-sheet.ts'
import { differenceText, quantityText } from './quantity.ts'
import { MOVES_STOCK, type StockItem } from './stock.ts'
import type { useCountDraft } from './use-count-draft.ts'

const words = m.stock.count

type CountRecord = Resources['StockCountRecord']

interface CountDialogProps {
  readonly items: readonly StockItem[]
  readonly draft: ReturnType<typeof useCountDraft>
  readonly onClose: () => void
  readonly onBooked: (record: CountRecord) => void
}

/** All counts are booked at once. */
export function CountDialog({ items, draft, onClose, onBooked }: CountDialogProps) {
  const { money } = useFormats()
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
      title={count(locale, words.title, lines.length)}
      wide
      submitLabel={words.submit}
      cancelLabel={words.continue}
      missing={tooMany(lines.length)}
      action={book}
      onSubmit={() => book.run(draft.note.trim())}
      onClose={onClose}
    >
      {differing.length === 0 ? (
        <p>{words.allMatch}</p>
      ) : (
        <div className="max-h-[45dvh] overflow-auto" tabIndex={0}>
          <table aria-label={words.differences} className="w-full text-left text-sm">
            <tbody>
              {differing.map(({ item, counted, variance, worthMinor: worth }) => (
                <tr key={item.id} className="border-b border-rule">
                  <th scope="row" className="figures py-1 font-normal">
                    {item.sku}
                  </th>
                  <td className="figures py-1 text-right whitespace-nowrap">
                    {fill(words.change, {
                      from: quantityText(item.onHand, item.unit),
                      to: quantityText(counted ?? 0, item.unit),
                    })}
                  </td>
                  <td className="figures py-1 text-right font-semibold">
                    {differenceText(variance, item.unit)}
                  </td>
                  <td className="figures py-1 text-right">
                    {worth === undefined ? m.stock.unknown : money(worth)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {differing.length > 0 && (
        <p className="figures text-right">
          <MarkedText
            text={fill(words.total, { value: money(worthMinor) })}
            marks={{ value: (text) => <strong>{text}</strong> }}
          />
        </p>
      )}
      <TextField
        label={words.note}
        name="note"
        optional={m.shared.optional}
        maxLength={300}
        value={draft.note}
        onChange={({ target }) => draft.setNote(target.value)}
      />
    </ActionDialog>
  )
}

/** The limit of the API. */
const MAX_COUNTS = 500

function tooMany(lines: number): string | undefined {
  return lines > MAX_COUNTS ? fill(words.tooMany, { max: MAX_COUNTS }) : undefined
}

/** May differ from the sheet when stock moved at the last moment. */
export function CountResult({ result, onClose }: { result: CountRecord; onClose: () => void }) {
  const { money } = useFormats()
  const differing = result.counts.filter(({ variance }) => variance !== 0)
  const worth = differing.reduce((sum, { varianceCostMinor }) => sum + (varianceCostMinor ?? 0), 0)
  return (
    <Notice tone="good" urgent className="mb-4" title={count(locale, words.booked, result.counts.length)}>
      <p>
        {differing.length === 0
          ? words.noDifferences
          : count(locale, words.differed, differing.length, {
              value: money(worth),
              skus: listText(differing.map(({ sku }) => sku)),
            })}
      </p>
      <Button variant="line" className="mt-2 min-h-9 px-3" onClick={onClose}>
        {m.shared.dismiss}
      </Button>
    </Notice>
  )
}
