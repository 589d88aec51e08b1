import { Button } from '@platen/ui'
import { api } from '../../../../lib/requests/api.ts'
import { PageHeader } from '../../../../lib/pages/page-header.tsx'
import { QueryState } from '../../../../lib/requests/query-state.tsx'
import { queryKeys } from '../../../../lib/requests/query-keys.ts'
import { NewOrderCustomer } from './new-order-customer.tsx'
import { NewOrderHandover } from './new-order-handover.tsx'
import { NewOrderItems } from './new-order-items.tsx'
import { NewOrderQuote } from './new-order-quote.tsx'
import { useNewOrder } from './use-new-order.ts'
import { useRead } from '../../../../lib/requests/use-read.ts'

/** Phone and counter orders follow the same rules and prices as the storefront. */
export function NewOrderPage() {
  const order = useNewOrder()
  const catalog = useRead(queryKeys.catalog(), (signal) => api.getCatalog({ signal }))
  return (
    <>
      <PageHeader title="New order">
        {!order.isEmpty && (
          <Button variant="quiet" onClick={order.drop}>
            Start over
          </Button>
        )}
      </PageHeader>
      <QueryState query={catalog} what="the garments">
        {(shelf) => (
          <form
            noValidate
            className="grid gap-8 lg:grid-cols-[1fr_18rem]"
            onSubmit={(event) => event.preventDefault()}
          >
            <div className="grid min-w-0 content-start gap-8">
              <NewOrderCustomer {...order} />
              <NewOrderItems {...order} catalog={shelf} />
              <NewOrderHandover {...order} />
            </div>
            <aside className="lg:sticky lg:top-6 lg:self-start">
              <NewOrderQuote {...order} />
            </aside>
          </form>
        )}
      </QueryState>
    </>
  )
}
