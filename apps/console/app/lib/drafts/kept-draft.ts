/** A record as it was read, which is being changed. */
export interface Base<Values> {
  /** 0 for what is not in the shop yet. */
  readonly revision: number
  /** RFC 3339: when it became so. */
  readonly updatedAt?: string | undefined
  readonly values: Values
}

/** A newer state of a record, and who made it so. */
export interface Newer<Values> extends Base<Values> {
  readonly updatedBy?: { readonly name: string } | null | undefined
}

interface Draft<Values> {
  readonly base: Base<Values>
  readonly values: Values
}

const PREFIX = 'platen.draft.'

/** What was being written in this tab before a reload. */
export function readDraft<Values>(key: string): Draft<Values> | undefined {
  try {
    const text = sessionStorage.getItem(PREFIX + key)
    return text === null ? undefined : (JSON.parse(text) as Draft<Values>)
  } catch {
    return undefined
  }
}

/** Gives false where the browser keeps nothing. */
export function writeDraft<Values>(key: string, draft: Draft<Values>): boolean {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key)
  } catch {
    // Where nothing is kept there is nothing to drop.
  }
}

const OWNER = 'platen.drafts of'

/** Whose drafts this tab keeps; undefined where nobody has begun one. */
export function ownerOfDrafts(): string | undefined {
  try {
    return sessionStorage.getItem(OWNER) ?? undefined
  } catch {
    return undefined
  }
}

export function ownDrafts(personId: string): void {
  try {
    sessionStorage.setItem(OWNER, personId)
  } catch {
    // As above.
  }
}

/** For the next person at this screen. */
export function dropAllDrafts(): void {
  try {
    sessionStorage.removeItem(OWNER)
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX))
    for (const key of keys) sessionStorage.removeItem(key)
  } catch {
    // As above.
  }
}
