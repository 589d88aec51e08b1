import { fill } from '@platen/messages'
import { Link, useParams } from 'react-router'
import { ago } from '../../../../lib/formats.ts'
import { PageHeader } from '../../../../lib/pages/page-header.tsx'
import { paths } from '../../../../lib/paths.ts'
import { QueryState } from '../../../../lib/requests/query-state.tsx'
import { m } from '../../../../messages/messages.ts'
import { OrderSection } from '../order/order-section.tsx'
import { ThreadSection } from '../order/thread-section.tsx'
import { useEstimate, type Estimate } from './estimate.ts'
import { Aside } from './estimate-aside.tsx'
import { EstimateAnswers, EstimateVersions } from './estimate-history.tsx'
import { EstimateItems } from './estimate-items.tsx'
import { EstimateSteps } from './estimate-steps.tsx'
import { EstimatePill } from './estimate-pill.tsx'

const words = m.estimates.page

export function EstimatePage() {
  const { id = '' } = useParams()
  const query = useEstimate(id)
  return (
    <QueryState query={query} what={m.estimates.what}>
      {(estimate) => <Found estimate={estimate} />}
    </QueryState>
  )
}

function Found({ estimate }: { estimate: Estimate }) {
  const { number, status, statusSince, createdAt, createdBy, leadId } = estimate
  return (
    <>
      <PageHeader
        title={number}
        aside={
          <>
            <EstimatePill status={status} />
            <span className="text-ink-soft">{ago(statusSince)}</span>
          </>
        }
      >
        <Link to={paths.estimates()} className="inline-flex min-h-11 items-center font-semibold">
          {m.estimates.all}
        </Link>
      </PageHeader>
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem] lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-8 lg:row-span-2">
          <EstimateAnswers estimate={estimate} />
          <EstimateItems estimate={estimate} />
          {status !== 'draft' && (
            <ThreadSection about="estimates" id={estimate.id} customer={estimate.customer} />
          )}
          <Text title={words.message} text={estimate.message} />
          <Text title={words.terms} text={estimate.terms} />
        </div>
        {/* On a phone, what to do next comes before what was offered. */}
        <div className="order-first min-w-0 lg:order-none">
          <EstimateSteps key={estimate.revision} estimate={estimate} />
        </div>
        <div className="grid min-w-0 gap-8">
          <Customer estimate={estimate} />
          <EstimateVersions estimate={estimate} />
          <p className="text-sm text-ink-soft">
            {fill(words.createdBy, { ago: ago(createdAt), name: createdBy.name })}
            {leadId !== null && (
              <Link to={paths.lead(leadId)} className="block min-h-11 py-2">
                {words.lead}
              </Link>
            )}
          </p>
        </div>
      </div>
    </>
  )
}

function Text({ title, text }: { title: string; text: string | null }) {
  if (text === null) return null
  return (
    <OrderSection id={title} title={title}>
      <p className="max-w-prose break-words whitespace-pre-line" dir="auto">
        {text}
      </p>
    </OrderSection>
  )
}

function Customer({ estimate: { customer, customerId } }: { estimate: Estimate }) {
  const { name, company, email, phone } = customer
  return (
    <Aside title={words.customer}>
      <p className="break-words" dir="auto">
        {[name, company].filter(Boolean).join(', ')}
      </p>
      {email !== null && (
        <a href={`mailto:${email}`} className="block min-h-11 py-2 break-all">
          {email}
        </a>
      )}
      {phone !== null && (
        <a href={`tel:${phone}`} className="figures block min-h-11 py-2">
          {phone}
        </a>
      )}
      {customerId !== null && (
        <Link to={paths.customer(customerId)} className="block min-h-11 py-2">
          {m.customers.linkTo}
        </Link>
      )}
    </Aside>
  )
}
