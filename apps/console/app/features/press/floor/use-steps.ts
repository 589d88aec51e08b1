import { fill } from '@platen/messages'
import { useMe } from '../../people/session/index.ts'
import { moveOf, type Garment, type Step } from './garment.ts'
import type { Job } from './job.ts'
import { outboxState } from './outbox-state.ts'
import type { OutboxStep } from './outbox.ts'
import type { Outcome } from './outcome-panel.tsx'
import { m } from '../../../messages/messages.ts'

interface Failure {
  readonly jobs: readonly Job[]
  readonly reason: string
  readonly blankSpoiled: boolean
}

export function useSteps() {
  const { id, name } = useMe()

  async function store(garment: Garment, done: string, request: OutboxStep['request']): Promise<Outcome> {
    const description = describeGarment(garment)
    try {
      const step = await outboxState.add({ person: { id, name }, words: description, request })
      return { kind: 'done', done, garment: description, stepId: step.id }
    } catch {
      return { kind: 'refused', why: m.floor.outcome.notSaved, garment: description }
    }
  }

  return {
    complete: (garment: Garment, step: Step, jobs: readonly Job[]): Promise<Outcome> =>
      store(garment, m.floor.steps[step].done, { jobIds: idsOf(jobs), to: moveOf(garment, step).to }),
    fail: (garment: Garment, { jobs, reason, blankSpoiled }: Failure): Promise<Outcome> =>
      store(garment, m.floor.outcome.failed, {
        ...{ jobIds: idsOf(jobs), to: 'failed', reason },
        ...(blankSpoiled && { blankSpoiled }),
      }),
  }
}

function idsOf(jobs: readonly Job[]): string[] {
  return jobs.map(({ id }) => id)
}

export function describeGarment({ orderNumber, garmentName, colour, size, unit, quantity }: Garment): string {
  const garment =
    quantity > 1 ? fill(m.floor.garment.unit, { garment: garmentName, unit, quantity }) : garmentName
  return [orderNumber, garment, colour, size].filter(Boolean).join(', ')
}
