import { count, fill } from '@platen/messages'
import { Button, Notice, Pill } from '@platen/ui'
import { useState, type ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { ago, languageName, useFormats } from '../../../lib/formats.ts'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { paths } from '../../../lib/paths.ts'
import { api } from '../../../lib/requests/api.ts'
import { queryKeys } from '../../../lib/requests/query-keys.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { useRead } from '../../../lib/requests/use-read.ts'
import { locale as shownIn, m } from '../../../messages/messages.ts'
import { useRefusal } from '../../people/session/index.ts'
import { CustomerAccount } from './customer-account.tsx'
import { EditCustomerDialog } from './customer-dialog.tsx'
import { useEstimateOfCustomer } from '../orders/index.ts'
import { CustomerFilm } from './customer-film.tsx'
import { CustomerHistory } from './customer-history.tsx'
import { Tags } from './customer-tags.tsx'
import type { CustomerDetail } from './customers.ts'
import { MergeDialog, MergedCustomers } from './merge-dialog.tsx'
import { PersonalData } from './personal-data.tsx'
import { UnconfirmedContacts } from './unconfirmed-contacts.tsx'

const texts = m.customers

export function CustomerPage() {
  const { id = '' } = useParams()
  const customer = useRead(queryKeys.customer(id), (signal) => api.getCustomer({ customerId: id, signal }))
  return (
    <QueryState query={customer} what={texts.what}>
      {(found) => <CustomerView key={found.id} customer={found} />}
    </QueryState>
  )
}

function CustomerView({ customer }: { customer: CustomerDetail }) {
  const refusal = useRefusal('customers:write')
  const noEstimate = useRefusal('estimates:write')
  const beginEstimate = useEstimateOfCustomer(customer)
  const [open, setOpen] = useState<'edit' | 'merge'>()
  const unavailable = refusal ?? (customer.mergedInto === null ? undefined : texts.merge.isPart)
  const close = () => setOpen(undefined)
  return (
    <>
      <PageHeader
        title={customer.name}
        aside={
          <>
            {customer.company !== null && <span className="text-ink-soft">{customer.company}</span>}
            {customer.trade && <Pill tone="wait">{texts.fields.trade}</Pill>}
          </>
        }
      >
        <Button variant="line" unavailable={unavailable} onClick={() => setOpen('merge')}>
          {texts.merge.ask}
        </Button>
        <Button variant="line" unavailable={unavailable} onClick={() => setOpen('edit')}>
          {texts.edit}
        </Button>
        <Button
          unavailable={noEstimate ?? (customer.mergedInto === null ? undefined : texts.merge.isPart)}
          onClick={beginEstimate}
        >
          {m.estimates.new}
        </Button>
      </PageHeader>
      {customer.mergedInto !== null && (
        <Notice title={texts.merge.isPart}>
          <Link to={paths.customer(customer.mergedInto)}>{texts.merge.openOther}</Link>
        </Notice>
      )}
      <Facts customer={customer} />
      <div className="mt-8 grid items-start gap-8 xl:grid-cols-[1fr_22rem]">
        <CustomerHistory customer={customer} />
        <aside className="grid gap-8">
          {customer.note !== null && (
            <Notice title={texts.fields.note}>
              <p className="break-words whitespace-pre-line">{customer.note}</p>
            </Notice>
          )}
          {customer.mergedInto === null && <UnconfirmedContacts customer={customer} />}
          <Usual customer={customer} />
          {customer.mergedInto === null && <CustomerFilm customer={customer} />}
          {customer.mergedInto === null && <CustomerAccount customer={customer} />}
          <MergedCustomers customer={customer} />
          {customer.mergedInto === null && <PersonalData customer={customer} />}
        </aside>
      </div>
      {open === 'edit' && <EditCustomerDialog customer={customer} onClose={close} />}
      {open === 'merge' && <MergeDialog customer={customer} onClose={close} />}
    </>
  )
}

function Facts({ customer }: { customer: CustomerDetail }) {
  const formats = useFormats()
  const { email, phone, locale, taxId, tags, orders, lifetimeMinor, dueMinor, lastOrderAt } = customer
  const { openEstimates } = customer
  return (
    <dl className="grid grid-cols-2 border-t border-l border-rule lg:grid-cols-4">
      <Fact name={texts.contact}>
        {email !== null && (
          <a href={`mailto:${email}`} className="block break-all">
            {email}
          </a>
        )}
        {phone !== null && (
          <a
            href={`https://wa.me/${phone.slice(1)}`}
            target="_blank"
            rel="noopener"
            className="figures block"
          >
            {phone}
          </a>
        )}
        {locale !== null && (
          <small className="block text-sm font-normal text-ink-soft">{languageName(locale)}</small>
        )}
        {taxId !== null && (
          <small className="block text-sm font-normal text-ink-soft">
            {texts.fields.taxId} <span className="figures">{taxId}</span>
          </small>
        )}
      </Fact>
      <Fact name={texts.orders}>
        <span className="figures">{formats.number(orders)}</span>
        <small className="block text-sm font-normal text-ink-soft">
          {lastOrderAt === null ? texts.noOrders : fill(texts.lastOrderAgo, { ago: ago(lastOrderAt) })}
        </small>
        {openEstimates > 0 && (
          <small className="block text-sm font-normal text-ink-soft">
            {count(shownIn, texts.openEstimates, openEstimates)}
          </small>
        )}
      </Fact>
      <Fact name={texts.lifetime}>
        <span className="figures">{formats.money(lifetimeMinor)}</span>
        {dueMinor > 0 && (
          <small className="block text-sm text-warn">
            {fill(texts.due, { amount: formats.money(dueMinor) })}
          </small>
        )}
      </Fact>
      <Fact name={texts.fields.tags}>{tags.length === 0 ? '–' : <Tags tags={tags} />}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-r border-b border-rule px-3 py-2">
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

function Usual({ customer: { usual } }: { customer: CustomerDetail }) {
  if (usual.length === 0) return null
  return (
    <section aria-labelledby="usual">
      <h2 id="usual" className="mb-2 text-lg">
        {texts.usual}
      </h2>
      <ul className="border-t border-rule">
        {usual.map(({ garmentName, colour, size, quantity }) => (
          <li
            key={`${garmentName} ${colour} ${size}`}
            className="flex min-h-10 items-center justify-between gap-4 border-b border-rule"
          >
            <span>
              {garmentName}, {colour}, {size}
            </span>
            <span className="figures text-ink-soft">× {quantity}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
