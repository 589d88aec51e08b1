import { api } from '../../lib/api.ts'
import type { Job } from './job.ts'
import { outboxDesk } from './outbox-desk.ts'
import type { OutboxStep } from './outbox.ts'

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

type Answer =
  | { readonly kind: 'done'; readonly jobs: readonly Job[] }
  | { readonly kind: 'refused'; readonly message: string; readonly resolution: string }
  /** The connection is lost or the shop is busy. The key makes one of however many tries. */
  | { readonly kind: 'later' }

interface OutboxSender {
  /** Has a look now. */
  kick(): void
  stop(): void
}

/**
 * Sends what one person did, step by step, in the order in which it was done, for as long as the console is open.
 * What fails for want of a connection is tried again; what the shop refuses is put aside for a person to settle.
 */
export function startSending(personId: string, onDone: (jobs: readonly Job[]) => void): OutboxSender {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false
  let again = false
  let stopped = false
  let pauseMs = FIRST_PAUSE_MS

  async function run(): Promise<void> {
    clearTimeout(timer)
    if (running) {
      again = true
      return
    }
    running = true
    let waitMs: number | undefined
    do {
      again = false
      waitMs = await oneTabAtATime(personId, sendAll).catch(() => pauseMs)
    } while (isAsked() && !stopped)
    running = false
    if (waitMs !== undefined && !stopped) timer = setTimeout(() => void run(), waitMs)
  }

  // Set while a run waits, which the compiler cannot know.
  const isAsked = () => again

  /** Gives in how many milliseconds there is something to do again; undefined when all is sent. */
  async function sendAll(): Promise<number | undefined> {
    let known = false
    for (;;) {
      if (stopped) return undefined
      const step = (await outboxDesk.refresh()).find(
        ({ person, refused }) => person.id === personId && !refused,
      )
      if (!step) return undefined
      const heldMs = step.sendAfter - Date.now()
      // Whoever puts the tablet away has decided.
      if (heldMs > 0 && document.visibilityState === 'visible') return heldMs
      known ||= await isSignedIn(personId)
      const answer = known ? await send(step) : ({ kind: 'later' } as const)
      if (answer.kind === 'later') {
        const waitMs = pauseMs
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
        return waitMs
      }
      pauseMs = FIRST_PAUSE_MS
      if (answer.kind === 'refused') await outboxDesk.refuse(step.id, answer)
      else {
        onDone(answer.jobs)
        await outboxDesk.remove(step.id)
      }
    }
  }

  return {
    kick() {
      pauseMs = FIRST_PAUSE_MS
      void run()
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

/** Nothing goes under another name: somebody else may have signed in, in another tab too. */
async function isSignedIn(personId: string): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const { data } = await api.GET('/api/admin/session')
    return data?.user?.id === personId
  } catch {
    return false
  }
}

async function send({ id }: OutboxStep): Promise<Answer> {
  const step = await outboxDesk.send(id)
  if (!step) return { kind: 'done', jobs: [] }
  try {
    const { data, error, response } = await api.POST('/api/admin/print-job-moves', {
      params: { header: { 'Idempotency-Key': id } },
      body: step.request,
    })
    if (!error) return { kind: 'done', jobs: data }
    const { code, message, resolution } = error.error
    const passes = response.status >= 500 || response.status === 429 || response.status === 401
    if (passes || code === 'IDEMPOTENCY_IN_PROGRESS') return { kind: 'later' }
    return { kind: 'refused', message, resolution }
  } catch {
    return { kind: 'later' }
  }
}
