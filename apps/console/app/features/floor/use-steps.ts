import { useMe } from '../session/index.ts'
import { MOVES, type Garment, type Step } from './garment.ts'
import type { Job } from './job.ts'
import { outboxDesk } from './outbox-desk.ts'
import type { OutboxStep } from './outbox.ts'
import { STEP_WORDS } from './step-words.ts'
import type { Outcome } from './verdict-panel.tsx'

interface Failure {
  readonly jobs: readonly Job[]
  readonly reason: string
  readonly blankSpoiled: boolean
}

/** What a hand at the floor does: it counts once this device keeps it, and is sent when it can be. */
export function useSteps() {
  const { id, name } = useMe()

  async function keep(garment: Garment, done: string, request: OutboxStep['request']): Promise<Outcome> {
    const words = wordsOf(garment)
    try {
      const step = await outboxDesk.add({ person: { id, name }, words, request })
      return { kind: 'yes', done, words, stepId: step.id }
    } catch {
      return { kind: 'no', why: 'This device could not keep the step. Nothing was done.', words }
    }
  }

  return {
    make: (garment: Garment, step: Step, jobs: readonly Job[]): Promise<Outcome> =>
      keep(garment, STEP_WORDS[step].done, { jobIds: idsOf(jobs), to: MOVES[step].to }),
    fail: (garment: Garment, { jobs, reason, blankSpoiled }: Failure): Promise<Outcome> =>
      keep(garment, 'Failed', {
        ...{ jobIds: idsOf(jobs), to: 'failed', reason },
        ...(blankSpoiled && { blankSpoiled }),
      }),
  }
}

function idsOf(jobs: readonly Job[]): string[] {
  return jobs.map(({ id }) => id)
}

export function wordsOf({ orderNumber, garmentName, colour, size, unit, quantity }: Garment): string {
  const which = quantity > 1 ? ` ${unit} of ${quantity}` : ''
  return `${orderNumber}, ${garmentName}${which}, ${colour}, ${size}`
}
