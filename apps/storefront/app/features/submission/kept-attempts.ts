import { kept } from '@platen/ui'
import { leavesOpen, problemOf } from './problem.ts'
import { newId } from '../../lib/new-id.ts'
import { isRecord } from '../../lib/is-record.ts'

interface Attempt<Content> {
  readonly key: string
  readonly content: Content
  readonly madeAt: number
}

/** The API keeps idempotency keys for a day; an older request would be a new one. */
const KEY_LASTS_MS = 23 * 3_600_000

/** The same content is sent again with the same key, so the API stores it once. */
export function keptAttempts<Content>(name: string, isContent: (value: unknown) => value is Content) {
  const attempts = kept<readonly Attempt<Content>[]>(name, [], isAttempts)

  /** Removes old requests, since they may contain names and addresses. */
  function unanswered(now: number): readonly Attempt<Content>[] {
    keepOnly(({ madeAt }) => now - madeAt < KEY_LASTS_MS)
    return attempts.read()
  }

  function keepOnly(isWanted: (attempt: Attempt<Content>) => boolean): void {
    const all = attempts.read()
    const wanted = all.filter(isWanted)
    if (wanted.length < all.length) attempts.write(wanted)
  }

  function keyFor(content: Content, now = Date.now()): string {
    const open = unanswered(now)
    const known = open.find((attempt) => isSame(attempt.content, content))
    if (known) return known.key
    const attempt = { key: newId(), content, madeAt: now }
    attempts.write([...open, attempt])
    return attempt.key
  }

  function answered(key: string): void {
    keepOnly((attempt) => attempt.key !== key)
  }

  return {
    /** Latest first. */
    unanswered: (now = Date.now()): readonly Content[] =>
      unanswered(now)
        .map(({ content }) => content)
        .reverse(),
    /** The same content has the same key until `answered`. */
    keyFor,
    answered,
    /** The attempt stays open when the outcome is uncertain. */
    async send<Sent>(content: Content, send: (key: string) => Promise<Sent>): Promise<Sent> {
      const key = keyFor(content)
      try {
        const sent = await send(key)
        answered(key)
        return sent
      } catch (error) {
        if (!leavesOpen(problemOf(error))) answered(key)
        throw error
      }
    },
    forget(isSettled: (content: Content) => boolean): void {
      keepOnly(({ content }) => !isSettled(content))
    },
  }

  function isAttempts(value: unknown): value is readonly Attempt<Content>[] {
    return Array.isArray(value) && value.every(isAttempt)
  }

  function isAttempt(value: unknown): value is Attempt<Content> {
    return (
      isRecord(value) &&
      typeof value.key === 'string' &&
      typeof value.madeAt === 'number' &&
      isContent(value.content)
    )
  }
}

/** Both were built by the same code, so their fields have the same order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
