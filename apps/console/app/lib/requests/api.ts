import { createPlatenClient } from '@platen/api-client'
import { isUserActive } from './user-activity.ts'

const listeners = new Set<() => void>()

export const api = createPlatenClient({ baseUrl: '', fetch: fetchForUser })

export function onSessionEnd(callBack: () => void): () => void {
  listeners.add(callBack)
  return () => listeners.delete(callBack)
}

/** Requests sent before a sign-in say nothing about the new session. */
export function noteNewSession(): void {
  sessionsBegun += 1
}

let sessionsBegun = 0
/** Requests in progress that replace the session's token. */
let tokenChanges = 0

async function fetchForUser(request: Request): Promise<Response> {
  // Background refreshes must not extend an unused session.
  if (!isUserActive()) request.headers.set('X-Platen-Background', '1')
  if (CHANGES_TOKEN.test(request.url)) return fetchNewToken(request)
  const before = sessionsBegun
  const response = await fetch(request)
  // A request with the old token may be refused while the session continues with a new one.
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
  // A refused sign-in also answers 401, but its page handles that.
  if (response.status !== 401 || NO_SESSION_NEEDED.test(request.url)) return
  listeners.forEach((tell) => tell())
}

const CHANGES_TOKEN = /\/api\/admin\/(password-changes|totp-confirmations|totp-removals)$/
const NO_SESSION_NEEDED = /\/api\/admin\/(login|passwords)$/
