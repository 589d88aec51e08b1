import { Button, Notice, Pill, useOnline } from '@platen/ui'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useMe, useRefusal } from '../session/index.ts'
import { outboxDesk } from './outbox-desk.ts'
import { unsentOf, type OutboxStep } from './outbox.ts'
import { stepWord } from './step-words.ts'

/** How many steps are not with the shop yet, or never will be by themselves. */
export function OutboxPill() {
  const { id } = useMe()
  const online = useOnline()
  const { steps = [] } = outboxDesk.use()
  const waiting = unsentOf(steps, id).length
  const refused = steps.filter(({ person, refused: no }) => person.id === id && no).length
  return (
    <span role="status" className="flex flex-wrap gap-2">
      {waiting > 0 && (
        <Pill tone="wait">
          {countOf(waiting)} {online ? 'to send' : 'kept here'}
        </Pill>
      )}
      {refused > 0 && <Pill tone="bad">{countOf(refused)} to settle</Pill>}
      {waiting + refused === 0 && <Pill tone="good">All is sent</Pill>}
    </span>
  )
}

/** What a person has to settle: steps that the shop refused, and those that wait for somebody else. */
export function OutboxNotices() {
  const { id } = useMe()
  const { steps = [], keeps } = outboxDesk.use()
  const others = Map.groupBy(
    steps.filter(({ person, refused }) => person.id !== id && !refused),
    ({ person }) => person.id,
  )
  return (
    <>
      {steps
        .filter(({ refused }) => refused)
        .map((step) => (
          <RefusedStep key={step.id} step={step} />
        ))}
      {[...others].map(([personId, theirs]) => (
        <WaitingSteps key={personId} name={theirs[0]?.person.name ?? ''} steps={theirs} />
      ))}
      {!keeps && (
        <Notice tone="warn" title="This browser keeps nothing.">
          <p>Leave this page only when all is sent, or open the console in a window that is not private.</p>
        </Notice>
      )}
    </>
  )
}

/** Of somebody else. Who has left the shop never sends them: then somebody puts them away who may do such steps. */
function WaitingSteps({ name, steps }: { name: string; steps: readonly OutboxStep[] }) {
  const refusal = useRefusal('production:write')
  return (
    <Notice tone="warn" title={`${countOf(steps.length)} of ${name}`}>
      <p>
        Kept on this device. {steps.length === 1 ? 'It is' : 'They are'} sent when {name} signs in here again,
        and under no other name.
      </p>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline">
          {name} does not come back?
        </summary>
        <p>Do each step anew in your own name, or see that it is done, and put it away here.</p>
        <ul className="mt-2 grid gap-2">
          {steps.map((step) => (
            <li key={step.id} className="flex flex-wrap items-center justify-between gap-x-3">
              <span>
                {stepWord(step)}, <span className="figures">{step.words}</span>
              </span>
              <Button look="line" unavailable={refusal} onClick={() => void outboxDesk.remove(step.id)}>
                Put away
              </Button>
            </li>
          ))}
        </ul>
      </details>
    </Notice>
  )
}

/** One's own can be sent again; somebody else's is settled by whoever may do such steps. */
function RefusedStep({ step }: { step: OutboxStep }) {
  const { id } = useMe()
  const refusal = useRefusal('production:write')
  const [jobId] = step.request.jobIds
  const own = step.person.id === id
  const what = `${stepWord(step).toLowerCase()}, ${step.words}${own ? '' : `, by ${step.person.name}`}`
  return (
    <Notice tone="bad" urgent title={`Could not be done: ${what}`}>
      <p>{step.refused?.message}</p>
      <p>{step.refused?.resolution}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        {own && (
          <Button look="line" onClick={() => void outboxDesk.retry(step.id)}>
            Try again
          </Button>
        )}
        <Button
          look="line"
          unavailable={own ? undefined : refusal}
          onClick={() => void outboxDesk.remove(step.id)}
        >
          {own ? 'I have settled it' : 'It is settled'}
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

function countOf(steps: number): string {
  return steps === 1 ? '1 step' : `${steps} steps`
}
