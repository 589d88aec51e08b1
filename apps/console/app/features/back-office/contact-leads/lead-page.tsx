import { Link, useParams } from 'react-router'
import { api } from '../../../lib/requests/api.ts'
import { ago } from '../../../lib/formats.ts'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { paths } from '../../../lib/paths.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { queryKeys } from '../../../lib/requests/query-keys.ts'
import { m } from '../../../messages/messages.ts'
import { AnswerLinks } from './answer-links.tsx'
import { LeadMoves } from './lead-moves.tsx'
import { LeadPill } from './lead-pill.tsx'
import { LeadDetails } from './lead-details.tsx'
import type { Lead } from './lead-labels.ts'
import { useMay } from '../../people/session/index.ts'
import { useRead } from '../../../lib/requests/use-read.ts'

export function LeadPage() {
  const { id = '' } = useParams()
  const lead = useRead(queryKeys.lead(id), (signal) => api.getContactLead({ leadId: id, signal }))
  return (
    <QueryState query={lead} what={m.leads.what}>
      {(found) => <Request lead={found} />}
    </QueryState>
  )
}

function Request({ lead }: { lead: Lead }) {
  const maySeeCustomers = useMay('customers:read')
  return (
    <>
      <PageHeader
        title={lead.name}
        aside={
          <>
            <LeadPill status={lead.status} />
            <span className="text-ink-soft">{ago(lead.statusSince)}</span>
          </>
        }
      >
        {lead.customerId !== null && maySeeCustomers && (
          <Link
            to={paths.customer(lead.customerId)}
            className="inline-flex min-h-11 items-center font-semibold underline-offset-4"
          >
            {m.customers.linkTo}
          </Link>
        )}
        <Link
          to={paths.leads()}
          className="inline-flex min-h-11 items-center font-semibold underline-offset-4"
        >
          {m.leads.page.all}
        </Link>
      </PageHeader>
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <LeadDetails lead={lead} />
        <div className="grid gap-8">
          <AnswerLinks lead={lead} />
          <LeadMoves key={lead.id} lead={lead} />
        </div>
      </div>
    </>
  )
}
