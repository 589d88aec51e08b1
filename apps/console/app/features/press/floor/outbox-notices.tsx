import { count, fill } from '@platen/messages'
import { Button, Notice, Pill, useOnline } from '@platen/ui'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useMe, useRefusal } from '../../people/session/index.ts'
import { outboxState } from './outbox-state.ts'
import { unsentOf, type OutboxStep } from './outbox.ts'
import { locale, m } from '../../../messages/messages.ts'

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
          {count(locale, online ? m.floor.outbox.toSend : m.floor.outbox.offline, waiting)}
        </Pill>
      )}
      {refused > 0 && <Pill tone="bad">{count(locale, m.floor.outbox.toResolve, refused)}</Pill>}
      {waiting + refused === 0 && <Pill tone="good">{m.floor.outbox.allSent}</Pill>}
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
        <Notice tone="warn" title={m.floor.outbox.notStored.title}>
          <p>{m.floor.outbox.notStored.text}</p>
        </Notice>
      )}
    </>
  )
}

/** If the author has left the shop, a colleague with the permission dismisses the steps. */
function WaitingSteps({ name, steps }: { name: string; steps: readonly OutboxStep[] }) {
  const { others } = m.floor.outbox
  const refusal = useRefusal('production:write')
  return (
    <Notice tone="warn" title={count(locale, others.title, steps.length, { name })}>
      <p>{count(locale, others.text, steps.length, { name })}</p>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline">
          {fill(others.left, { name })}
        </summary>
        <p>{others.resolution}</p>
        <ul className="mt-2 grid gap-2">
          {steps.map((step) => (
            <li key={step.id} className="flex flex-wrap items-center justify-between gap-x-3">
              <span>
                {m.jobs.states[step.request.to]}, <span className="figures">{step.words}</span>
              </span>
              <Button variant="line" unavailable={refusal} onClick={() => void outboxState.remove(step.id)}>
                {m.shared.dismiss}
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
  const texts = m.floor.outbox.refused
  const { id } = useMe()
  const refusal = useRefusal('production:write')
  const [jobId] = step.request.jobIds
  const own = step.person.id === id
  const title = fill(own ? texts.title : texts.titleOf, {
    step: m.jobs.statesInText[step.request.to],
    garment: step.words,
    name: step.person.name,
  })
  return (
    <Notice tone="bad" urgent title={title}>
      <p>{step.refused?.message}</p>
      <p>{step.refused?.resolution}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        {own && (
          <Button variant="line" onClick={() => void outboxState.retry(step.id)}>
            {m.shared.retry}
          </Button>
        )}
        <Button
          variant="line"
          unavailable={own ? undefined : refusal}
          onClick={() => void outboxState.remove(step.id)}
        >
          {texts.resolved}
        </Button>
        {jobId !== undefined && (
          <Link to={paths.job(jobId)} className="inline-flex min-h-11 items-center font-semibold underline">
            {texts.viewJob}
          </Link>
        )}
      </div>
    </Notice>
  )
}
