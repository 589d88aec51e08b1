import { createPlatenClient } from '@platen/api-client'

const listeners = new Set<() => void>()

/** The administrative interface, in the name of who is signed in. */
export const api = createPlatenClient({ baseUrl: '', fetch: noticeTheEnd })

/** Calls back when the shop says that nobody is signed in any more. Gives what stops it. */
export function onSessionEnd(callBack: () => void): () => void {
  listeners.add(callBack)
  return () => listeners.delete(callBack)
}

async function noticeTheEnd(request: Request): Promise<Response> {
  const response = await fetch(request)
  // A refused sign-in answers the same, but has a challenge of its own on its page.
  if (response.status === 401 && !NO_SESSION_NEEDED.test(request.url)) listeners.forEach((tell) => tell())
  return response
}

const NO_SESSION_NEEDED = /\/api\/admin\/(login|passwords)$/
