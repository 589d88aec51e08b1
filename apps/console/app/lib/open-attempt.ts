/** What was sent and not answered: with the same key, the same content is the same request. */
export interface Attempt {
  readonly content: string
  readonly key: string
}

/** Among the drafts, so that it goes with them. */
const PREFIX = 'platen.draft.sent.'

export function readAttempt(name: string): Attempt | undefined {
  try {
    const text = sessionStorage.getItem(PREFIX + name)
    const known = text === null ? undefined : (JSON.parse(text) as Partial<Attempt>)
    return known?.content === undefined || known.key === undefined
      ? undefined
      : { content: known.content, key: known.key }
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
