/** `gone`: the connection failed. `silent`: it timed out. */
export type Heard = Answer | { readonly none: 'gone' | 'silent'; readonly ms: number }

export interface Answer {
  readonly none?: undefined
  readonly status: number
  /** Of the error record. */
  readonly code: string | undefined
  readonly text: string
  readonly ms: number
}

/** 2 s for a connection and 12 s for a response of the database, and room for a busy machine. */
export const DEADLINE_MS = 15_000

/** A longer request hangs. */
const PATIENCE_MS = 30_000

export async function ask(url: string, init: RequestInit = {}): Promise<Heard> {
  const began = performance.now()
  const took = () => performance.now() - began
  const patience = AbortSignal.timeout(PATIENCE_MS)
  try {
    const reply = await fetch(url, { ...init, signal: patience })
    const text = await reply.text()
    return { status: reply.status, code: codeIn(text), text, ms: took() }
  } catch {
    return { none: patience.aborted ? 'silent' : 'gone', ms: took() }
  }
}

export function postJson(body: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
}

export function inWords(heard: Heard): string {
  return heard.none ?? [heard.status, heard.code].join(' ').trim()
}

function codeIn(text: string): string | undefined {
  return /^\{"error":\{"code":"([A-Z_]+)"/.exec(text)?.[1]
}
