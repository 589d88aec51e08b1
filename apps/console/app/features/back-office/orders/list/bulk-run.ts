import { PlatenError } from '@platen/api-client'
import { refusalText, UNREACHABLE } from '../../../../lib/requests/refusal-words.ts'

export interface BulkItem {
  readonly orderId: string
  readonly number: string
  readonly text: string
  /** Makes a repeated request count once. */
  readonly key: string
  readonly state: 'waiting' | 'running' | 'done' | 'refused'
  readonly problem?: { readonly message: string; readonly resolution: string }
  readonly heldFor?: string
}

type Done = Pick<BulkItem, 'heldFor'>
type Send = (item: BulkItem) => Promise<Done>

/**
 * Continues after a refusal; a lost connection, a busy server or a lost session ends the run and leaves the rest open.
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

function isRefusal(error: unknown): boolean {
  if (!(error instanceof PlatenError)) return false
  return error.status < 500 && !PASSING.has(error.code)
}

const PASSING = new Set(['UNAUTHENTICATED', 'RATE_LIMITED', 'IDEMPOTENCY_IN_PROGRESS'])

function problemOf(error: unknown): NonNullable<BulkItem['problem']> {
  const { title, text } = error instanceof PlatenError ? refusalText(error) : UNREACHABLE
  return { message: title, resolution: text }
}
