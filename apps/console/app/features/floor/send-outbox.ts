import type { Job } from './job.ts'
import { outboxDesk } from './outbox-desk.ts'
import type { Answer, OutboxShop } from './outbox-shop.ts'
import { heldFor, unsentOf, type OutboxStep } from './outbox.ts'

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000
/** So often a defect of the shop is borne with; then the step no longer stands in the way of the others. */
const MOST_DEFECTS = 5

interface OutboxSender {
  /** Has a look now. */
  kick(): void
  /** Sends all that can be sent, held or not. */
  flush(): Promise<void>
  /** Whoever wanted to leave stays, and may take back again. */
  takeTime(): void
  stop(): void
}

interface SenderParts {
  readonly personId: string
  readonly shop: OutboxShop
  /** Before the step leaves the outbox. */
  readonly onDone: (jobs: readonly Job[]) => void
  /** Whether nobody looks at this tab. */
  readonly isPutAway: () => boolean
}

/**
 * Sends what one person did, step by step, in the order in which it was done, for as long as the console is open.
 * What fails for want of a connection is tried again; what the shop refuses is put aside for a person to settle.
 */
export function startSending({ personId, shop, onDone, isPutAway }: SenderParts): OutboxSender {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let again = false
  let hurried = false
  let stopped = false
  let pauseMs = FIRST_PAUSE_MS

  function run(): Promise<void> {
    clearTimeout(timer)
    again = true
    return (running ??= runs())
  }

  async function runs(): Promise<void> {
    let waitMs: number | undefined
    do {
      again = false
      waitMs = await oneTabAtATime(personId, sendAll).catch(() => pauseMs)
    } while (isAsked() && !stopped)
    running = undefined
    if (waitMs !== undefined && !stopped) timer = setTimeout(() => void run(), waitMs)
  }

  // Set while a run waits, which the compiler cannot know.
  const isAsked = () => again

  /** Gives in how many milliseconds there is something to do again; undefined when all is sent. */
  async function sendAll(): Promise<number | undefined> {
    for (;;) {
      if (stopped) return undefined
      const [step] = unsentOf(await outboxDesk.refresh(), personId)
      if (!step) return undefined
      const heldMs = isDecided(step) ? 0 : heldFor(step, Date.now())
      if (heldMs > 0) return heldMs
      const isOver = await settle(step, await answerFor(step))
      if (!isOver) {
        const waitMs = pauseMs
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
        return waitMs
      }
      pauseMs = FIRST_PAUSE_MS
    }
  }

  /** Whoever leaves, or puts away the tab in which it was done, will not take it back. */
  function isDecided({ id }: OutboxStep): boolean {
    return hurried || (isPutAway() && outboxDesk.isMadeHere(id))
  }

  async function answerFor(step: OutboxStep): Promise<Answer> {
    if (!(await shop.isSignedIn(personId))) return { kind: 'later' }
    // Taken back in this moment.
    if (!(await outboxDesk.send(step.id))) return { kind: 'done', jobs: [] }
    return shop.send(step)
  }

  /** Gives false when it has to be sent again. */
  async function settle(step: OutboxStep, answer: Answer): Promise<boolean> {
    if (answer.kind === 'later') return false
    if (answer.kind === 'defect') {
      await outboxDesk.noteDefect(step.id)
      if ((step.defects ?? 0) + 1 < MOST_DEFECTS) return false
    }
    if (answer.kind === 'done') {
      onDone(answer.jobs)
      await outboxDesk.remove(step.id)
    } else await outboxDesk.refuse(step.id, { message: answer.message, resolution: answer.resolution })
    return true
  }

  return {
    kick() {
      pauseMs = FIRST_PAUSE_MS
      void run()
    },
    async flush() {
      hurried = true
      await run()
      hurried = false
    },
    takeTime() {
      hurried = false
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

/** Two tabs of a person would send the same; the key would make one of it, and the shop would be asked twice. */
async function oneTabAtATime<Result>(personId: string, work: () => Promise<Result>): Promise<Result> {
  // Only a secure page has locks.
  const locks = (navigator as { locks?: LockManager }).locks
  return locks ? await locks.request(`platen.outbox.${personId}`, work) : await work()
}
