/** What was sent and not answered: with the same key, the same content is the same request. */
export interface Attempt {
  readonly content: string
  readonly key: string
  /** In milliseconds since 1970. */
  readonly sentAt: number
}

/** Among the drafts, so that it goes with them. */
const PREFIX = 'platen.draft.sent.'
/** For so long the shop knows a key again. */
const KNOWN_FOR_MS = 24 * 60 * 60 * 1000

/** The attempt when the same content is to be sent again soon enough, otherwise a new one. */
export function attemptFor(content: string, before: Attempt | undefined, now: number): Attempt {
  const again = before?.content === content && isKnown(before, now)
  return again ? before : { content, key: crypto.randomUUID(), sentAt: now }
}

export function readAttempt(name: string): Attempt | undefined {
  try {
    const text = sessionStorage.getItem(PREFIX + name)
    const attempt = text === null ? undefined : (JSON.parse(text) as Partial<Attempt>)
    return isAttempt(attempt) && isKnown(attempt, Date.now()) ? attempt : undefined
  } catch {
    return undefined
  }
}

/** Where the browser keeps nothing, a reload in the middle of sending asks for a look before the next try. */
export function keepAttempt(name: string, attempt: Attempt | undefined): void {
  try {
    if (attempt === undefined) sessionStorage.removeItem(PREFIX + name)
    else sessionStorage.setItem(PREFIX + name, JSON.stringify(attempt))
  } catch {
    // Full or forbidden: the page itself still knows.
  }
}

function isAttempt(attempt: Partial<Attempt> | undefined): attempt is Attempt {
  return attempt?.content !== undefined && attempt.key !== undefined && attempt.sentAt !== undefined
}

function isKnown({ sentAt }: Attempt, now: number): boolean {
  return now - sentAt < KNOWN_FOR_MS
}
