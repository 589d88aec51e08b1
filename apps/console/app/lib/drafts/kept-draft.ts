export interface Base<Values> {
  /** 0 for a record that is not saved yet. */
  readonly revision: number
  /** RFC 3339. */
  readonly updatedAt?: string | undefined
  readonly values: Values
}

export interface Newer<Values> extends Base<Values> {
  readonly updatedBy?: { readonly name: string } | null | undefined
}

interface Draft<Values> {
  readonly base: Base<Values>
  readonly values: Values
}

const PREFIX = 'platen.draft.'

export function readDraft<Values>(key: string): Draft<Values> | undefined {
  try {
    const text = sessionStorage.getItem(PREFIX + key)
    return text === null ? undefined : (JSON.parse(text) as Draft<Values>)
  } catch {
    return undefined
  }
}

/** False where the browser stores nothing. */
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
    // Without storage there is no draft.
  }
}

const OWNER = 'platen.drafts of'

/** Undefined when this tab has no drafts. */
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
    // Without storage there is no draft.
  }
}

export function dropAllDrafts(): void {
  try {
    sessionStorage.removeItem(OWNER)
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX))
    for (const key of keys) sessionStorage.removeItem(key)
  } catch {
    // Without storage there is no draft.
  }
}
