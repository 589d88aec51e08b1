import { createPlatenClient } from '@platen/api-client'
import { somebodyIsHere } from './hands.ts'

const listeners = new Set<() => void>()

/** The administrative interface, in the name of who is signed in. */
export const api = createPlatenClient({ baseUrl: '', fetch: ask })

/** Calls back when the shop says that nobody is signed in any more. Gives what stops it. */
export function onSessionEnd(callBack: () => void): () => void {
  listeners.add(callBack)
  return () => listeners.delete(callBack)
}

/** Somebody has signed in: what was asked before that says nothing of now. */
export function noteNewSession(): void {
  sessionsBegun += 1
}

let sessionsBegun = 0

async function ask(request: Request): Promise<Response> {
  // A console that nobody uses is to be signed out, however often it refreshes itself.
  if (!somebodyIsHere()) request.headers.set('X-Platen-Background', '1')
  const before = sessionsBegun
  const response = await fetch(request)
  // A refused sign-in answers the same, but has a challenge of its own on its page.
  if (response.status === 401 && before === sessionsBegun && !NO_SESSION_NEEDED.test(request.url)) {
    listeners.forEach((tell) => tell())
  }
  return response
}

const NO_SESSION_NEEDED = /\/api\/admin\/(login|passwords)$/
