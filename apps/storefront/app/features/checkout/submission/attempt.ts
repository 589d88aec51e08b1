import { kept } from '@platen/ui'
import { orderLines, withoutPrepaid, type CartEntry } from '../../cart/index.ts'
import { newId } from '../../../lib/new-id.ts'
import type { OrderContent } from '../draft/order-of-draft.ts'
import type { Attempt, SentAttempt } from './submission.ts'
import { isRecord } from '../../../lib/is-record.ts'

interface Pending extends Attempt {
  /** When it was last sent; null when it never was. */
  readonly sentAt: number | null
  /** The customer went back to editing: it is not sent again automatically. */
  readonly held: boolean
}

/** Survives a reload, so that the same request can be repeated. */
const pending = kept<Pending | null>('order-attempt', null, isPending)

/** The API keeps idempotency keys for a day; an older request would be a new order. */
const KEY_LASTS_MS = 23 * 3_600_000

/** After this time the customer is asked before it is sent again. */
const FRESH_MS = 10 * 60_000

/** `earlier` is another order that the shop may have received: ask about it before sending this one. */
export function attemptFor(
  content: OrderContent,
  now: number,
): { attempt: Attempt; earlier: SentAttempt | undefined } {
  const known = unanswered(now)
  if (known && JSON.stringify(known.content) === JSON.stringify(content)) {
    return { attempt: known, earlier: undefined }
  }
  const sentAt = known?.sentAt ?? null
  return {
    attempt: { key: newId(), content, madeAt: now },
    earlier: known && sentAt !== null ? { ...known, sentAt } : undefined,
  }
}

export function keepAttempt({ key, content, madeAt }: Attempt): void {
  const known = pending.read()
  pending.write({ key, content, madeAt, sentAt: known?.key === key ? known.sentAt : null, held: false })
}

export function noteSending(now: number): void {
  const attempt = pending.read()
  if (attempt) pending.write({ ...attempt, sentAt: now })
}

/** `fresh` when it can be resumed without asking. */
export function interruptedAttempt(
  cart: readonly CartEntry[],
  now: number,
): { attempt: Attempt; fresh: boolean } | undefined {
  const attempt = unanswered(now)
  if (!attempt || attempt.held) return undefined
  return { attempt, fresh: now - attempt.madeAt < FRESH_MS && isStillMeant(attempt, cart) }
}

/** The cart is unchanged since, or another tab has ordered it. */
function isStillMeant({ content }: Attempt, cart: readonly CartEntry[]): boolean {
  return (
    cart.length === 0 || JSON.stringify(orderLines(cart)) === JSON.stringify(withoutPrepaid(content.items))
  )
}

export function useIsUnanswered(attempt: Attempt | undefined): boolean {
  const waiting = pending.use()
  return waiting !== null && waiting.key === attempt?.key
}

/** The shop may have received it, so sending the same again reuses the key. */
export function holdAttempt(): void {
  const attempt = pending.read()
  if (attempt) pending.write({ ...attempt, held: true })
}

export function forgetAttempt(): void {
  pending.write(null)
}

function unanswered(now: number): Pending | undefined {
  const attempt = pending.read()
  return attempt && now - attempt.madeAt < KEY_LASTS_MS ? attempt : undefined
}

function isPending(value: unknown): value is Pending | null {
  if (value === null) return true
  return (
    isRecord(value) &&
    typeof value.key === 'string' &&
    typeof value.madeAt === 'number' &&
    (value.sentAt === null || typeof value.sentAt === 'number') &&
    typeof value.held === 'boolean' &&
    isRecord(value.content)
  )
}
