import { PlatenError } from '@platen/api-client'

/** One order of a run, and what came of it. */
export interface BulkItem {
  readonly orderId: string
  readonly number: string
  readonly text: string
  /** The same however often it has to be sent: the shop does it once. */
  readonly key: string
  readonly state: 'waiting' | 'running' | 'done' | 'refused'
  /** Why it was refused, or why it could not be sent. */
  readonly problem?: { readonly message: string; readonly resolution: string }
  /** Why it was on hold until now. */
  readonly heldFor?: string
}

type Done = Pick<BulkItem, 'heldFor'>
type Send = (item: BulkItem) => Promise<Done>

/**
 * Does a thing with one order after the other. What the shop refuses is noted and the run goes on; when the shop cannot
 * be reached, is busy or knows nobody any more, the run ends there and the rest waits.
 */
export async function runBulk(
  items: readonly BulkItem[],
  send: Send,
  report: (items: readonly BulkItem[]) => void,
  stopped: () => boolean,
): Promise<readonly BulkItem[]> {
  let now = items
  const note = (at: number, change: Partial<BulkItem>) => {
    now = now.map((item, index) => (index === at ? { ...item, ...change } : item))
    report(now)
  }
  for (const [at, item] of items.entries()) {
    if (stopped()) break
    if (item.state === 'done' || item.state === 'refused') continue
    note(at, { state: 'running' })
    try {
      note(at, { state: 'done', ...(await send(item)) })
    } catch (error) {
      const problem = problemOf(error)
      if (!isRefusal(error)) {
        note(at, { state: 'waiting', problem })
        break
      }
      note(at, { state: 'refused', problem })
    }
  }
  return now
}

/** An answer about this order; anything else may pass, and says nothing of it. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof PlatenError)) return false
  return error.status < 500 && !PASSING.has(error.code)
}

const PASSING = new Set(['UNAUTHENTICATED', 'RATE_LIMITED', 'IDEMPOTENCY_IN_PROGRESS'])

function problemOf(error: unknown): NonNullable<BulkItem['problem']> {
  if (error instanceof PlatenError) return { message: error.message, resolution: error.resolution }
  return { message: 'We couldn’t reach the shop.', resolution: 'Check your connection, then continue.' }
}
