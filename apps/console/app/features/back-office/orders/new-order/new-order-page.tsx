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
import { NewOrderFilm } from './new-order-film.tsx'
import { NewOrderHandover } from './new-order-handover.tsx'
import { NewOrderQuote } from './new-order-quote.tsx'
import { useNewOrder } from './use-new-order.ts'
import { useRefusedFields } from '../../../../lib/forms/refused-fields.ts'
import { inputOf, type NewOrder } from './new-order-draft.ts'
import { NewOrderItems } from './new-order-items.tsx'

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
                <NewOrderItems
                  items={order.draft.items}
                  onChange={(items) => order.change({ items })}
                  catalog={catalog}
                />
                <NewOrderFilm film={order.draft.film ?? []} onChange={(film) => order.change({ film })} />
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
