import type { Resources } from '@platen/api-client'
import { useFormats } from '../../../lib/formats.ts'
import { RecordTable, type Column } from '../../../lib/lists/record-table.tsx'
import { useKeyset } from '../../../lib/lists/use-keyset.ts'
import { paths } from '../../../lib/paths.ts'
import { api } from '../../../lib/requests/api.ts'
import { m } from '../../../messages/messages.ts'
import type { Discount } from './discount-document.ts'
import { usesText } from './discount-words.ts'

const texts = m.discounts
type Use = Resources['DiscountUse']

export function DiscountUses({ discount }: { discount: Discount }) {
  const formats = useFormats()
  const list = useKeyset(['discounts', discount.id, 'uses'], (query, signal) =>
    api.listDiscountUses({ discountId: discount.id, query, signal }),
  )
  const columns: readonly Column<Use>[] = [
    { header: texts.order, cell: ({ number }) => <span className="figures">{number}</span> },
    { header: texts.customer, cell: ({ customerName }) => customerName, from: 'md' },
    { header: texts.amount, cell: ({ amountMinor }) => formats.money(amountMinor) },
    { header: texts.used, cell: ({ usedAt }) => formats.stamp(new Date(usedAt)), from: 'lg' },
    {
      header: texts.returned,
      cell: ({ returnedAt }) => returnedAt && formats.stamp(new Date(returnedAt)),
      from: 'lg',
    },
  ]
  return (
    <section aria-label={texts.orders}>
      <dl className="mb-6 flex flex-wrap gap-x-10 gap-y-3">
        <Figure name={texts.uses} value={usesText(discount)} />
        <Figure name={texts.given} value={formats.money(discount.givenMinor)} />
      </dl>
      {list.rows.length === 0 ? (
        <p className="text-ink-soft">{list.query.isPending ? '…' : texts.noOrders}</p>
      ) : (
        <RecordTable
          label={texts.orders}
          rows={list.rows}
          columns={columns}
          rowId={({ orderId }) => orderId}
          rowName={({ number }) => number}
          rowPath={({ orderId }) => paths.order(orderId)}
          onMore={list.more}
          hasMore={list.query.hasNextPage}
        />
      )}
    </section>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="figures text-2xl font-semibold">{value}</dd>
    </div>
  )
}
