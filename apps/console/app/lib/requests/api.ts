import { createPlatenClient } from '@platen/api-client'
import { isUserActive } from './user-activity.ts'

const listeners = new Set<() => void>()

/** The administrative interface, in the name of who is signed in. */
export const api = createPlatenClient({ baseUrl: '', fetch: fetchForUser })

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
/** Requests under way that give this browser's session another token. */
let tokenChanges = 0

async function fetchForUser(request: Request): Promise<Response> {
  // A console that nobody uses is to be signed out, however often it refreshes itself.
  if (!isUserActive()) request.headers.set('X-Platen-Background', '1')
  if (CHANGES_TOKEN.test(request.url)) return fetchNewToken(request)
  const before = sessionsBegun
  const response = await fetch(request)
  // What was asked under the old token may be refused while there is a new one already: the session goes on.
  const isNews = before === sessionsBegun && tokenChanges === 0
  if (isNews) reportSessionEnd(request, response)
  return response
}

async function fetchNewToken(request: Request): Promise<Response> {
  tokenChanges += 1
  try {
    const response = await fetch(request)
    reportSessionEnd(request, response)
    return response
  } finally {
    tokenChanges -= 1
    noteNewSession()
  }
}

function reportSessionEnd(request: Request, response: Response): void {
  // A refused sign-in answers the same, but has a challenge of its own on its page.
  if (response.status !== 401 || NO_SESSION_NEEDED.test(request.url)) return
  listeners.forEach((tell) => tell())
}

const CHANGES_TOKEN = /\/api\/admin\/(password-changes|totp-confirmations|totp-removals)$/
const NO_SESSION_NEEDED = /\/api\/admin\/(login|passwords)$/
