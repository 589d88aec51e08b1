import { fill } from '@platen/messages'
import { Button, MarkedText, Notice, buttonClass } from '@platen/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { ago } from '../../../lib/formats.ts'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { paths } from '../../../lib/paths.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { FinishDialog } from '../film-finish/index.ts'
import { useOrderJobs } from '../print-jobs/index.ts'
import { useMay, useMe } from '../../people/session/index.ts'
import { GarmentCard } from './garment-card.tsx'
import { garmentKey, garmentsOf } from './garment.ts'
import { FLOOR_KEY, useJob, type Job, type JobDetail } from './job.ts'
import { outboxState } from './outbox-state.ts'
import { OutboxNotices, OutboxPill } from './outbox-notices.tsx'
import { withSteps } from './outbox.ts'
import { StatePill } from './print-list.tsx'
import { OutcomePanel, type Outcome } from './outcome-panel.tsx'
import { m } from '../../../messages/messages.ts'

export function JobPage() {
  const { id = '' } = useParams()
  const job = useJob(id)
  return (
    <QueryState query={job} what={m.floor.job.subject}>
      {(data) => <JobDetails key={data.id} job={data} />}
    </QueryState>
  )
}

function JobDetails({ job }: { job: JobDetail }) {
  const { id: me } = useMe()
  const queries = useQueryClient()
  const orderJobs = useOrderJobs(job.orderId)
  const { steps = [] } = outboxState.use()
  const [outcome, setOutcome] = useState<Outcome>()
  const [finishing, setFinishing] = useState(false)
  const mayFinish = useMay('production:write')
  const known = orderJobs.data ?? queries.getQueryData<Job[]>(FLOOR_KEY) ?? [job]
  const mine = steps.filter(({ person }) => person.id === me)
  const jobs = withSteps(known, mine).filter((other) => garmentKey(other) === garmentKey(job))
  const garment = garmentsOf(jobs)[0]
  const now = jobs.find(({ id }) => id === job.id) ?? job
  const reprint = jobs.find(({ parentJobId }) => parentJobId === job.id)
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={m.floor.job.title} aside={<StatePill state={now.state} />}>
        <OutboxPill />
      </PageHeader>
      <div className="grid gap-4">
        <OutboxNotices />
        <OutcomePanel
          outcome={outcome}
          onUndone={(undone) => setOutcome({ kind: 'undone', garment: undone })}
        />
        {(now.state === 'failed' || now.state === 'void') && <StoppedNotice job={now} reprint={reprint} />}
        {garment && <GarmentCard garment={garment} scanned={job.id} onOutcome={setOutcome} />}
        <History job={job} />
        <p className="flex flex-wrap gap-3">
          <Link to={paths.floor()} className={buttonClass('line', 'min-h-14 flex-1')}>
            {m.floor.job.back}
          </Link>
          <Link to={paths.order(job.orderId)} className={buttonClass('line', 'min-h-14 flex-1')}>
            {m.floor.garment.viewOrder}
          </Link>
          <a
            href={`/api/admin/job-tickets?jobId=${job.id}`}
            target="_blank"
            rel="noopener"
            className={buttonClass('line', 'min-h-14 flex-1')}
          >
            {m.floor.job.ticket}
          </a>
          {mayFinish && WAITS.includes(now.state) && (
            <Button variant="line" className="min-h-14 flex-1" onClick={() => setFinishing(true)}>
              {m.filmFinish.change}
            </Button>
          )}
        </p>
        {finishing && (
          <FinishDialog job={job} jobIds={samePrint(known, job)} onClose={() => setFinishing(false)} />
        )}
      </div>
    </div>
  )
}

const WAITS: readonly Job['state'][] = ['blocked', 'queued']

/** One picture on many garments of a line; at most as many as a request takes. */
function samePrint(jobs: readonly Job[], { id, placementId }: Job): string[] {
  const others = jobs.filter((job) => job.placementId === placementId && WAITS.includes(job.state))
  return [...new Set([id, ...others.map((job) => job.id)])].slice(0, 200)
}

function StoppedNotice({ job, reprint }: { job: Job; reprint: Job | undefined }) {
  return (
    <Notice tone="bad" title={job.state === 'failed' ? m.floor.job.failed : m.floor.job.void}>
      {job.reason !== null && <p>{job.reason}</p>}
      {reprint && (
        <Link
          to={paths.job(reprint.id)}
          className="inline-flex min-h-11 items-center font-semibold underline"
        >
          {fill(m.floor.job.viewReprint, { state: m.jobs.statesInText[reprint.state] })}
        </Link>
      )}
    </Notice>
  )
}

function History({ job: { parents, stateSince, state } }: { job: JobDetail }) {
  return (
    <section aria-labelledby="history" className="border-t border-rule-strong pt-3">
      <h2 id="history" className="mb-2 text-xl">
        {m.floor.job.history}
      </h2>
      <ol className="grid gap-2">
        <li>
          {m.jobs.states[state]} <span className="text-ink-soft">{ago(stateSince)}</span>
        </li>
        {parents.map((parent) => (
          <li key={parent.id}>
            <MarkedText
              text={fill(m.floor.job.previous, {
                state: m.jobs.statesInText[parent.state],
                when: ago(parent.stateSince),
              })}
              marks={{
                link: (text) => (
                  <Link
                    to={paths.job(parent.id)}
                    className="inline-flex min-h-6 items-center font-semibold underline"
                  >
                    {text}
                  </Link>
                ),
                state: (text) => <span className="text-ink-soft">{text}</span>,
              }}
            />
            {parent.reason !== null && <span className="block text-sm">{parent.reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
