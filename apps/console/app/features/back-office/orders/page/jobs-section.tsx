import { fill } from '@platen/messages'
import { Pill, buttonClass } from '@platen/ui'
import { Link } from 'react-router'
import { itemText, zoneIdName } from '../../../shop/catalog/index.ts'
import { paths } from '../../../../lib/paths.ts'
import { m } from '../../../../messages/messages.ts'
import { JOB_STATES, JOB_STATE_NAMES, useOrderJobs, type Job } from '../../../press/print-jobs/index.ts'
import { useMay } from '../../../people/session/index.ts'
import { useOrderContext } from '../order/order-context.ts'
import { OrderSection } from '../order/order-section.tsx'

const words = m.orderPage.prints

/** Always shown; other states only when there are any. */
const ALONG_THE_WAY = JOB_STATE_NAMES.slice(0, 7)
const OVER = JOB_STATE_NAMES.slice(7)

export function JobsSection() {
  const { jobs, id } = useOrderContext().order
  const all = JOB_STATE_NAMES.reduce((sum, state) => sum + jobs[state], 0)
  const others = OVER.filter((state) => jobs[state] > 0)
  const mayRead = useMay('production:read')
  return (
    <OrderSection
      id="prints"
      title={words.title}
      aside={
        all > 0 && (
          <p className="figures text-sm text-ink-soft">
            {fill(words.packed, { packed: jobs.packed, all: all - jobs.failed - jobs.void })}
          </p>
        )
      }
    >
      {all === 0 && <p className="text-ink-soft">{words.none}</p>}
      {all > 0 && (
        <ol className="grid grid-cols-4 border-l border-rule lg:grid-cols-7">
          {[...ALONG_THE_WAY, ...others].map((state) => (
            <li
              key={state}
              className={`border-y border-r border-rule px-2 py-1 ${jobs[state] > 0 ? 'bg-press-wash' : 'text-ink-soft'}`}
            >
              <span className="figures block text-lg font-semibold">{jobs[state]}</span>
              <span className="text-xs">{JOB_STATES[state].label}</span>
            </li>
          ))}
        </ol>
      )}
      {mayRead && all > 0 && <JobList orderId={id} />}
    </OrderSection>
  )
}

function JobList({ orderId }: { orderId: string }) {
  const { data: jobs } = useOrderJobs(orderId)
  if (!jobs || jobs.length === 0) return null
  return (
    <details className="mt-3">
      <summary className={buttonClass('quiet', 'px-2')}>{words.showAll}</summary>
      <ul className="max-h-96 divide-y divide-rule overflow-y-auto border-y border-rule">
        {jobs.map((job) => (
          <JobLine key={job.id} job={job} />
        ))}
      </ul>
    </details>
  )
}

function JobLine({ job }: { job: Job }) {
  const { zoneId, unit, state, sheet, reason } = job
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-1 text-sm">
      <span className="figures w-6 text-right text-ink-soft">{unit}</span>
      <span className="min-w-0 flex-1">
        {zoneIdName(zoneId)} <span className="text-ink-soft">{itemText(job)}</span>
        {reason !== null && (
          <span className="block text-bad">{fill(m.orderPage.quoted, { text: reason })}</span>
        )}
      </span>
      {sheet && (
        <Link
          to={paths.sheet(sheet.id)}
          className="figures inline-flex min-h-9 items-center underline underline-offset-4"
        >
          {sheet.number}
        </Link>
      )}
      <Pill tone={JOB_STATES[state].tone}>{JOB_STATES[state].label}</Pill>
    </li>
  )
}
