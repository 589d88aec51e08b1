import { Button, Notice, Pill, useOnline } from '@platen/ui'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useMe } from '../session/index.ts'
import { outboxDesk } from './outbox-desk.ts'
import type { OutboxStep } from './outbox.ts'
import { stepWord } from './step-words.ts'

/** How many steps are not with the shop yet. */
export function OutboxPill() {
  const { id } = useMe()
  const online = useOnline()
  const { steps = [] } = outboxDesk.use()
  const waiting = steps.filter(({ person, refused }) => person.id === id && !refused).length
  return (
    <span role="status">
      {waiting === 0 ? (
        <Pill tone="good">All is sent</Pill>
      ) : (
        <Pill tone="wait">
          {waiting === 1 ? '1 step' : `${waiting} steps`} {online ? 'to send' : 'kept here'}
        </Pill>
      )}
    </span>
  )
}

/** What a person has to settle: steps that the shop refused, and those that wait for somebody else. */
export function OutboxNotices() {
  const { id } = useMe()
  const { steps = [], keeps } = outboxDesk.use()
  const refused = steps.filter((step) => step.person.id === id && step.refused)
  const others = Map.groupBy(
    steps.filter((step) => step.person.id !== id),
    ({ person }) => person.name,
  )
  return (
    <>
      {refused.map((step) => (
        <RefusedStep key={step.id} step={step} />
      ))}
      {[...others].map(([name, theirs]) => (
        <Notice
          key={name}
          tone="warn"
          title={`${theirs.length === 1 ? '1 step' : `${theirs.length} steps`} of ${name}`}
        >
          <p>Kept on this device. They are sent when {name} signs in here again, and under no other name.</p>
        </Notice>
      ))}
      {!keeps && (
        <Notice tone="warn" title="This browser keeps nothing.">
          <p>Leave this page only when all is sent, or open the console in a window that is not private.</p>
        </Notice>
      )}
    </>
  )
}

function RefusedStep({ step }: { step: OutboxStep }) {
  const [jobId] = step.request.jobIds
  return (
    <Notice tone="bad" urgent title={`Could not be done: ${stepWord(step).toLowerCase()}, ${step.words}`}>
      <p>{step.refused?.message}</p>
      <p>{step.refused?.resolution}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button look="line" onClick={() => void outboxDesk.remove(step.id)}>
          I have settled it
        </Button>
        {jobId !== undefined && (
          <Link to={paths.job(jobId)} className="inline-flex min-h-11 items-center font-semibold underline">
            Open the job
          </Link>
        )}
      </div>
    </Notice>
  )
}
