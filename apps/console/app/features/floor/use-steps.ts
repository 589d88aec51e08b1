import { useMe } from '../session/index.ts'
import { MOVES, type Garment, type Step } from './garment.ts'
import type { Job } from './job.ts'
import { outboxDesk } from './outbox-desk.ts'
import type { OutboxStep } from './outbox.ts'

export interface Failure {
  readonly jobs: readonly Job[]
  readonly reason: string
  readonly blankSpoiled: boolean
}

/** What a hand at the floor does: it counts at once, and is sent when it can be. */
export function useSteps() {
  const { id, name } = useMe()
  const person = { id, name }
  return {
    make: (garment: Garment, step: Step, jobs: readonly Job[]): Promise<OutboxStep> =>
      outboxDesk.add({
        person,
        words: wordsOf(garment),
        request: { jobIds: jobs.map((job) => job.id), to: MOVES[step].to },
      }),
    fail: (garment: Garment, { jobs, reason, blankSpoiled }: Failure): Promise<OutboxStep> =>
      outboxDesk.add({
        person,
        words: wordsOf(garment),
        request: {
          jobIds: jobs.map((job) => job.id),
          to: 'failed',
          reason,
          ...(blankSpoiled && { blankSpoiled }),
        },
      }),
  }
}

export function wordsOf({ orderNumber, garmentName, colour, size, unit, quantity }: Garment): string {
  const which = quantity > 1 ? ` ${unit} of ${quantity}` : ''
  return `${orderNumber}, ${garmentName}${which}, ${colour}, ${size}`
}
