import { Button, Notice, Pill, useOnline } from '@platen/ui'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useMe, useRefusal } from '../../people/session/index.ts'
import { outboxState } from './outbox-state.ts'
import { unsentOf, type OutboxStep } from './outbox.ts'
import { stepLabel } from './step-labels.ts'

export function OutboxPill() {
  const { id } = useMe()
  const online = useOnline()
  const { steps = [] } = outboxState.use()
  const waiting = unsentOf(steps, id).length
  const refused = steps.filter(({ person, refused: no }) => person.id === id && no).length
  return (
    <span role="status" className="flex flex-wrap gap-2">
      {waiting > 0 && (
        <Pill tone="wait">
          {countOf(waiting)} {online ? 'to send' : 'saved offline'}
        </Pill>
      )}
      {refused > 0 && <Pill tone="bad">{countOf(refused)} to resolve</Pill>}
      {waiting + refused === 0 && <Pill tone="good">All sent</Pill>}
    </span>
  )
}

export function OutboxNotices() {
  const { id } = useMe()
  const { steps = [], persistent } = outboxState.use()
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
      {!persistent && (
        <Notice tone="warn" title="This browser does not save data.">
          <p>
            Stay on this page until everything is sent, or open the console in a window that is not private.
          </p>
        </Notice>
      )}
    </>
  )
}

/** If the author has left the shop, a colleague with the permission dismisses the steps. */
function WaitingSteps({ name, steps }: { name: string; steps: readonly OutboxStep[] }) {
  const refusal = useRefusal('production:write')
  return (
    <Notice tone="warn" title={`${countOf(steps.length)} by ${name} not sent`}>
      <p>
        Saved on this device. {steps.length === 1 ? 'It is' : 'They are'} sent when {name} signs in here
        again, never in another name.
      </p>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline">
          {name} is not coming back?
        </summary>
        <p>Repeat each step in your own name, or check that it is done. Then dismiss it here.</p>
        <ul className="mt-2 grid gap-2">
          {steps.map((step) => (
            <li key={step.id} className="flex flex-wrap items-center justify-between gap-x-3">
              <span>
                {stepLabel(step)}, <span className="figures">{step.words}</span>
              </span>
              <Button variant="line" unavailable={refusal} onClick={() => void outboxState.remove(step.id)}>
                Dismiss
              </Button>
            </li>
          ))}
        </ul>
      </details>
    </Notice>
  )
}

/** Only the author can retry a step; others with the permission can resolve it. */
function RefusedStep({ step }: { step: OutboxStep }) {
  const { id } = useMe()
  const refusal = useRefusal('production:write')
  const [jobId] = step.request.jobIds
  const own = step.person.id === id
  const what = `${stepLabel(step).toLowerCase()}, ${step.words}${own ? '' : `, by ${step.person.name}`}`
  return (
    <Notice tone="bad" urgent title={`Step refused: ${what}`}>
      <p>{step.refused?.message}</p>
      <p>{step.refused?.resolution}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        {own && (
          <Button variant="line" onClick={() => void outboxState.retry(step.id)}>
            Try again
          </Button>
        )}
        <Button
          variant="line"
          unavailable={own ? undefined : refusal}
          onClick={() => void outboxState.remove(step.id)}
        >
          Mark as resolved
        </Button>
        {jobId !== undefined && (
          <Link to={paths.job(jobId)} className="inline-flex min-h-11 items-center font-semibold underline">
            View job
          </Link>
        )}
      </div>
    </Notice>
  )
}

function countOf(steps: number): string {
  return steps === 1 ? '1 step' : `${steps} steps`
}
