import { count, fill } from '@platen/messages'
import { Button, EmptyState, FieldErrors, SelectField, TextField } from '@platen/ui'
import { Link, useNavigate } from 'react-router'
import { DecimalField } from '../../../lib/forms/decimal-field.tsx'
import { Options } from '../../../lib/forms/options.tsx'
import { useRefusedFields } from '../../../lib/forms/refused-fields.ts'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { paths } from '../../../lib/paths.ts'
import { api } from '../../../lib/requests/api.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { RefusalNotice, UnansweredNotice } from '../../../lib/requests/refusal-notice.tsx'
import { fieldProblems } from '../../../lib/requests/refusal-words.ts'
import { useAction } from '../../../lib/requests/use-action.ts'
import { useRead } from '../../../lib/requests/use-read.ts'
import { locale, m } from '../../../messages/messages.ts'
import { useRefusal } from '../../people/session/index.ts'
import {
  deliveryInputs,
  obstacleTo,
  placeOf,
  prefixOf,
  requestOf,
  skuOf,
  summaryOf,
  type DeliveryDraft,
  type DeliveryGarment,
} from './delivery.ts'
import { DeliveryGrid } from './delivery-grid.tsx'
import { OtherLines } from './other-lines.tsx'
import { costDecimals } from './quantity.ts'
import { MOVES_STOCK } from './stock.ts'
import { useDeliveryDraft } from './use-delivery-draft.ts'

const words = m.stock.delivery

export function DeliveryPage() {
  const { draft, change, drop, isEmpty } = useDeliveryDraft()
  const garments = useRead(['garments'], (signal) => api.listGarments({ signal }))
  const refusal = useRefusal('stock:adjust')
  const navigate = useNavigate()
  const book = useAction({
    name: 'stock-delivery',
    send: (body: ReturnType<typeof requestOf>, key) => api.createStockDelivery({ body, idempotencyKey: key }),
    changes: [...MOVES_STOCK, 'garments'],
    onDone: () => {
      drop()
      void navigate(paths.stock())
    },
    done: ({ items }) => count(locale, words.done, items.length),
    onRefused: (error) => {
      const [first] = fieldProblems(error)
      const { garmentId } = placeOf(first?.path ?? '', draft, garments.data ?? [])
      if (garmentId !== undefined) change({ garmentId })
      return true
    },
  })
  const { form, errors, rest, onInput } = useRefusedFields(book.refused, {
    nameOf: (path) => placeOf(path, draft, garments.data ?? []).name,
  })
  return (
    <>
      <PageHeader title={m.stock.receiveDelivery}>
        <Link to={paths.stock()} className="inline-flex min-h-11 items-center font-semibold">
          {words.allItems}
        </Link>
      </PageHeader>
      <QueryState query={garments} what={words.what}>
        {(found) => (
          <form
            ref={form}
            noValidate
            className="grid grid-cols-1 gap-8"
            onInput={onInput}
            // Enter moves on in the grid; a delivery is booked only with its button.
            onSubmit={(event) => event.preventDefault()}
          >
            <FieldErrors value={errors}>
              <Garments garments={found} draft={draft} change={change} />
              <OtherLines lines={draft.others} onChange={(others) => change({ others })} />
              <TextField
                className="max-w-3xl"
                label={words.note}
                name="note"
                optional={m.shared.optional}
                hint={words.noteHint}
                maxLength={300}
                value={draft.note}
                onChange={({ target }) => change({ note: target.value })}
              />
            </FieldErrors>
            <UnansweredNotice action={book} onAnother={drop} />
            <RefusalNotice refused={rest} />
            <div
              data-bottom-bar
              className="sticky bottom-0 z-20 flex flex-wrap items-center justify-between gap-3 border-t-2 border-ink bg-paper py-3"
            >
              <p className="figures text-sm" role="status">
                {isEmpty ? words.nothing : summaryOf(draft, found)}
              </p>
              <Button
                onClick={() => book.run(requestOf(draft, found))}
                unavailable={refusal ?? book.unavailable ?? obstacleTo(draft, found)}
                busy={book.busy ? words.booking : undefined}
              >
                {words.book}
              </Button>
            </div>
          </form>
        )}
      </QueryState>
    </>
  )
}

interface GarmentsProps {
  readonly garments: readonly DeliveryGarment[]
  readonly draft: DeliveryDraft
  readonly change: (part: Partial<DeliveryDraft>) => void
}

function Garments({ garments, draft, change }: GarmentsProps) {
  const garment = garments.find(({ id }) => id === draft.garmentId) ?? garments[0]
  if (!garment) {
    return (
      <EmptyState title={words.noGarments}>
        <p>{words.noGarmentsHint}</p>
      </EmptyState>
    )
  }
  const unstocked = garment.variants.filter(({ stock }) => stock === null)
  const [example] = unstocked
  const prefix = prefixOf(draft, garment)
  const { id } = garment
  return (
    <section aria-labelledby="garments" className="grid grid-cols-1 gap-4">
      <h2 id="garments" className="text-xl">
        {words.garments}
      </h2>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <SelectField
          label={words.garment}
          value={id}
          onChange={({ target }) => change({ garmentId: target.value })}
        >
          <Options of={garments.map((one) => [one.id, one.name])} />
        </SelectField>
        <DecimalField
          key={id}
          label={words.costPerPiece}
          name={deliveryInputs.unitCost(id)}
          optional={m.shared.optional}
          exponent={costDecimals('piece')}
          value={draft.unitCosts[id] ?? undefined}
          onChange={(cost) => change({ unitCosts: { ...draft.unitCosts, [id]: cost ?? null } })}
        />
        {example && (
          <>
            <TextField
              label={words.prefix}
              name={deliveryInputs.prefix(id)}
              hint={fill(words.prefixHint, { sku: skuOf(prefix, example) })}
              maxLength={20}
              value={prefix}
              onChange={({ target }) => change({ prefixes: { ...draft.prefixes, [id]: target.value } })}
            />
            <DecimalField
              label={words.reorderPoint}
              name="reorderPoint"
              optional={m.shared.optional}
              exponent={0}
              value={draft.reorderPoint ?? undefined}
              onChange={(point) => change({ reorderPoint: point ?? null })}
            />
            <TextField
              label={words.supplier}
              name="supplier"
              optional={m.shared.optional}
              maxLength={120}
              value={draft.supplier}
              onChange={({ target }) => change({ supplier: target.value })}
            />
          </>
        )}
      </div>
      <DeliveryGrid
        garment={garment}
        quantities={draft.quantities}
        onChange={(quantities) => change({ quantities })}
      />
      {example && <p className="text-sm text-ink-soft">{count(locale, words.unstocked, unstocked.length)}</p>}
    </section>
  )
}
