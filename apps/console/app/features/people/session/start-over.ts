import { useSyncExternalStore } from 'react'
import { forgetAll } from '../../../lib/requests/query-client.ts'

let leaving = false
const listeners = new Set<() => void>()

export async function startOver(): Promise<void> {
  if (leaving) return
  leaving = true
  listeners.forEach((tell) => tell())
  // The back button may restore this page from memory, without its session.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  try {
    await forgetAll()
  } finally {
    location.replace('/admin/')
  }
}

export function useLeaving(): boolean {
  return useSyncExternalStore(subscribe, () => leaving)
}

function subscribe(callBack: () => void): () => void {
  listeners.add(callBack)
  return () => listeners.delete(callBack)
}
