import { fill } from '@platen/messages'
import { Button, FieldErrors, MarkedText, Notice } from '@platen/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { Dialog } from '../../../../lib/dialog.tsx'
import { paths } from '../../../../lib/paths.ts'
import { PageHeader } from '../../../../lib/pages/page-header.tsx'
import { QueryState } from '../../../../lib/requests/query-state.tsx'
import { m } from '../../../../messages/messages.ts'
import { NewOrderCustomer } from './new-order-customer.tsx'
import { NewOrderHandover } from './new-order-handover.tsx'
import { NewOrderQuote } from './new-order-quote.tsx'
import { useNewOrder } from './use-new-order.ts'
import type { Resources } from '@platen/api-client'
import { useRefusedFields } from '../../../../lib/forms/refused-fields.ts'
import { inputOf, type DraftItem, type NewOrder } from './new-order-draft.ts'
import { newItem } from './order-of-lead.ts'
import { NewOrderItem } from './new-order-item.tsx'
import { OrderSection } from '../order/order-section.tsx'

const words = m.newOrder

export function NewOrderPage() {
  const order = useNewOrder()
  const { form, errors, rest, previewRest, onInput } = useRefusedFields(order.sending.refused, {
    nameOf: (path) => inputOf(path, order.draft),
    previewed: order.quoteRefused,
  })
  const [clearing, setClearing] = useState(false)
  return (
    <>
      <PageHeader title={words.title}>
        {!order.isEmpty && (
          <Button variant="quiet" onClick={() => setClearing(true)}>
            {words.startOver}
          </Button>
        )}
      </PageHeader>
      {clearing && <ClearDialog onClear={order.drop} onClose={() => setClearing(false)} />}
      <FromLead lead={order.draft.lead} />
      <QueryState query={order.catalog} what={words.catalog}>
        {(catalog) => (
          <form
            ref={form}
            noValidate
            onInput={onInput}
            className="grid gap-8 lg:grid-cols-[1fr_18rem]"
            onSubmit={(event) => event.preventDefault()}
          >
            <div className="grid min-w-0 content-start gap-8">
              <FieldErrors value={errors}>
                <NewOrderCustomer {...order} />
                <NewOrderItems {...order} catalog={catalog} />
                <NewOrderHandover {...order} />
              </FieldErrors>
            </div>
            <aside className="lg:sticky lg:top-6 lg:self-start">
              <NewOrderQuote {...order} refused={rest} quoteRefused={previewRest} />
            </aside>
          </form>
        )}
      </QueryState>
    </>
  )
}

type Catalog = Resources['CatalogResponse']

interface ItemsProps {
  readonly draft: NewOrder
  readonly change: (part: Partial<NewOrder>) => void
  readonly catalog: Catalog
}

function NewOrderItems({ draft: { items }, change, catalog }: ItemsProps) {
  function replace(item: DraftItem): void {
    change({ items: items.map((other) => (other.key === item.key ? item : other)) })
  }
  const fresh = newItem(catalog)
  return (
    <OrderSection id="items" title={words.items.title}>
      <ol className="grid gap-6">
        {items.map((item, index) => (
          <li key={item.key} className="border-b border-dashed border-rule pb-6">
            <NewOrderItem
              item={item}
              number={index + 1}
              catalog={catalog}
              onChange={replace}
              onRemove={() => change({ items: items.filter(({ key }) => key !== item.key) })}
            />
          </li>
        ))}
      </ol>
      <Button
        variant="line"
        className="mt-4"
        unavailable={fresh === undefined ? words.items.noGarment : undefined}
        onClick={() => fresh && change({ items: [...items, fresh] })}
      >
        {items.length === 0 ? words.items.add : words.items.addAnother}
      </Button>
    </OrderSection>
  )
}

function ClearDialog({ onClear, onClose }: { onClear: () => void; onClose: () => void }) {
  return (
    <Dialog title={words.clear.title} onClose={onClose}>
      <p>{words.clear.consequence}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          onClick={() => {
            onClose()
            onClear()
          }}
        >
          {words.clear.submit}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {words.clear.keep}
        </Button>
      </div>
    </Dialog>
  )
}

function FromLead({ lead }: { lead: NewOrder['lead'] | undefined }) {
  if (!lead) return null
  return (
    <Notice className="mb-6">
      <p>
        <MarkedText
          text={fill(words.fromLead, { reference: lead.reference })}
          marks={{
            link: (text) => (
              <Link to={paths.lead(lead.id)} className="figures font-semibold">
                {text}
              </Link>
            ),
            // What somebody typed is not read as marks.
            name: () => lead.name,
          }}
        />
      </p>
    </Notice>
  )
}
