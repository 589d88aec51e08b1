import { Notice, buttonClass } from '@platen/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { ago } from '../../lib/formats.ts'
import { PageHeader } from '../../lib/page-header.tsx'
import { paths } from '../../lib/paths.ts'
import { QueryState } from '../../lib/query-state.tsx'
import { JOB_STATES, useOrderJobs } from '../print-jobs/index.ts'
import { useMe } from '../session/index.ts'
import { GarmentCard } from './garment-card.tsx'
import { garmentKey, garmentsOf } from './garment.ts'
import { FLOOR_KEY, useJob, type Job, type JobDetail } from './job.ts'
import { outboxDesk } from './outbox-desk.ts'
import { OutboxNotices, OutboxPill } from './outbox-state.tsx'
import { withSteps } from './outbox.ts'
import { StatePill } from './print-list.tsx'
import { VerdictPanel, type Outcome } from './verdict-panel.tsx'

/** Where the code of a ticket leads: the garment, and what to do with it next. */
export function JobPage() {
  const { id = '' } = useParams()
  const job = useJob(id)
  return (
    <QueryState query={job} what="this job">
      {(data) => <JobSheet key={data.id} job={data} />}
    </QueryState>
  )
}

function JobSheet({ job }: { job: JobDetail }) {
  const { id: me } = useMe()
  const queries = useQueryClient()
  const orderJobs = useOrderJobs(job.orderId)
  const { steps = [] } = outboxDesk.use()
  const [outcome, setOutcome] = useState<Outcome>()
  const known = orderJobs.data ?? queries.getQueryData<Job[]>(FLOOR_KEY) ?? [job]
  const mine = steps.filter(({ person }) => person.id === me)
  const jobs = withSteps(known, mine).filter((other) => garmentKey(other) === garmentKey(job))
  const garment = garmentsOf(jobs)[0]
  const now = jobs.find(({ id }) => id === job.id) ?? job
  const anew = jobs.find(({ parentJobId }) => parentJobId === job.id)
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Job" aside={<StatePill state={now.state} />}>
        <OutboxPill />
      </PageHeader>
      <div className="grid gap-4">
        <OutboxNotices />
        <VerdictPanel outcome={outcome} onUndone={(words) => setOutcome({ kind: 'undone', words })} />
        {(now.state === 'failed' || now.state === 'void') && <Over job={now} anew={anew} />}
        {garment && <GarmentCard garment={garment} scanned={job.id} onOutcome={setOutcome} />}
        <History job={job} />
        <p className="flex flex-wrap gap-3">
          <Link to={paths.floor()} className={buttonClass('line', 'min-h-14 flex-1')}>
            To the floor
          </Link>
          <Link to={paths.order(job.orderId)} className={buttonClass('line', 'min-h-14 flex-1')}>
            Open the order
          </Link>
          <a
            href={`/api/admin/job-tickets?jobId=${job.id}`}
            target="_blank"
            rel="noopener"
            className={buttonClass('line', 'min-h-14 flex-1')}
          >
            Ticket as PDF
          </a>
        </p>
      </div>
    </div>
  )
}

function Over({ job, anew }: { job: Job; anew: Job | undefined }) {
  return (
    <Notice tone="bad" title={job.state === 'failed' ? 'This print failed.' : 'This print is void.'}>
      {job.reason !== null && <p>{job.reason}</p>}
      {anew && (
        <Link to={paths.job(anew.id)} className="inline-flex min-h-11 items-center font-semibold underline">
          It is made anew: {JOB_STATES[anew.state].label.toLowerCase()}
        </Link>
      )}
    </Notice>
  )
}

/** What came to nothing before it. */
function History({ job: { parents, stateSince, state } }: { job: JobDetail }) {
  return (
    <section aria-labelledby="history" className="border-t border-rule-strong pt-3">
      <h2 id="history" className="mb-2 text-xl">
        History
      </h2>
      <ol className="grid gap-2">
        <li>
          {JOB_STATES[state].label} <span className="text-ink-soft">{ago(stateSince)}</span>
        </li>
        {parents.map((parent) => (
          <li key={parent.id}>
            <Link
              to={paths.job(parent.id)}
              className="inline-flex min-h-6 items-center font-semibold underline"
            >
              Made before
            </Link>
            <span className="text-ink-soft">
              , {JOB_STATES[parent.state].label.toLowerCase()} {ago(parent.stateSince)}
            </span>
            {parent.reason !== null && <span className="block text-sm">{parent.reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
