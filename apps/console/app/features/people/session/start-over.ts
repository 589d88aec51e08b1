import { useSyncExternalStore } from 'react'
import { forgetAll } from '../../../lib/requests/query-client.ts'

let leaving = false
const listeners = new Set<() => void>()

/** Takes what is one person's off the screen and out of this browser, and opens the console anew for whoever is next. */
export async function startOver(): Promise<void> {
  if (leaving) return
  leaving = true
  listeners.forEach((tell) => tell())
  // Going back may bring this very page again, which nobody is behind any more.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  try {
    await forgetAll()
  } finally {
    location.replace('/admin/')
  }
}

/** Whether nothing may be shown any more. */
export function useLeaving(): boolean {
  return useSyncExternalStore(subscribe, () => leaving)
}

function subscribe(callBack: () => void): () => void {
  listeners.add(callBack)
  return () => listeners.delete(callBack)
}
