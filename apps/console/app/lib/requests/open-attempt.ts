export interface Attempt {
  readonly content: string
  readonly key: string
  readonly sentAt: number
}

/** Stored like a draft, so that it is deleted with the drafts. */
const PREFIX = 'platen.draft.sent.'
/** The server remembers a key this long. */
const KNOWN_FOR_MS = 24 * 60 * 60 * 1000

/** Too old an attempt is replaced by a new one. */
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

/** Without storage, a reload while sending loses the key. */
export function keepAttempt(name: string, attempt: Attempt | undefined): void {
  try {
    if (attempt === undefined) sessionStorage.removeItem(PREFIX + name)
    else sessionStorage.setItem(PREFIX + name, JSON.stringify(attempt))
  } catch {
    // Storage is full or forbidden; the page still has the attempt in memory.
  }
}

function isAttempt(attempt: Partial<Attempt> | undefined): attempt is Attempt {
  return attempt?.content !== undefined && attempt.key !== undefined && attempt.sentAt !== undefined
}

function isKnown({ sentAt }: Attempt, now: number): boolean {
  return now - sentAt < KNOWN_FOR_MS
}
