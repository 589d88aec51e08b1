import type { Job } from './job.ts'
import { outboxState } from './outbox-state.ts'
import type { Answer, OutboxTransport } from './outbox-transport.ts'
import { heldFor, unsentOf, type OutboxStep } from './outbox.ts'

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000
/** After so many server errors a step is set aside, so that it does not block the others. */
const MAX_DEFECTS = 5

interface OutboxSender {
  kick(): void
  flush(): Promise<void>
  /** Steps are held again, because the user stays signed in. */
  stopHurrying(): void
  stop(): void
}

interface SenderOptions {
  readonly personId: string
  readonly transport: OutboxTransport
  /** Called before the step leaves the outbox. */
  readonly onDone: (jobs: readonly Job[]) => void
  readonly isHidden: () => boolean
}

/** Runs as long as the console is open: retries without a connection, and sets refused steps aside. */
export function startSending({ personId, transport, onDone, isHidden }: SenderOptions): OutboxSender {
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
    } while (isRequested() && !stopped)
    running = undefined
    if (waitMs !== undefined && !stopped) timer = setTimeout(() => void run(), waitMs)
  }

  // Set during the await above, which the compiler cannot know.
  const isRequested = () => again

  async function sendAll(): Promise<number | undefined> {
    for (;;) {
      if (stopped) return undefined
      const [step] = unsentOf(await outboxState.refresh(), personId)
      if (!step) return undefined
      const heldMs = isFinal(step) ? 0 : heldFor(step, Date.now())
      if (heldMs > 0) return heldMs
      const settled = await settle(step, await send(step))
      if (!settled) {
        const waitMs = pauseMs
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
        return waitMs
      }
      pauseMs = FIRST_PAUSE_MS
    }
  }

  /** On sign-out, or in a hidden tab where the step was made, nothing can undo it any more. */
  function isFinal({ id }: OutboxStep): boolean {
    return hurried || (isHidden() && outboxState.isMadeHere(id))
  }

  async function send(step: OutboxStep): Promise<Answer> {
    if (!(await transport.isSignedIn(personId))) return { kind: 'later' }
    const undone = !(await outboxState.markSent(step.id))
    if (undone) return { kind: 'done', jobs: [] }
    return transport.send(step)
  }

  async function settle(step: OutboxStep, answer: Answer): Promise<boolean> {
    if (answer.kind === 'later') return false
    if (answer.kind === 'defect') {
      await outboxState.noteDefect(step.id)
      if ((step.defects ?? 0) + 1 < MAX_DEFECTS) return false
    }
    if (answer.kind === 'done') {
      onDone(answer.jobs)
      await outboxState.remove(step.id)
    } else await outboxState.refuse(step.id, { message: answer.message, resolution: answer.resolution })
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
    stopHurrying() {
      hurried = false
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

/** Two tabs of one user must not send the same steps. */
async function oneTabAtATime<Result>(personId: string, work: () => Promise<Result>): Promise<Result> {
  // Locks exist on secure pages only.
  const locks = (navigator as { locks?: LockManager }).locks
  return locks ? await locks.request(`platen.outbox.${personId}`, work) : await work()
}
