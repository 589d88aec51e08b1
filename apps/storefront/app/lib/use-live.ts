import { useSyncExternalStore } from 'react'

/** False on the server and while the page wakes up: what only this browser knows cannot be shown yet. */
export function useLive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

function neverChanges(): () => void {
  return () => undefined
}
