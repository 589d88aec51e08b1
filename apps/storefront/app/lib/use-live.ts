import { useSyncExternalStore } from 'react'

/** False on the server and during hydration, when data of the browser cannot be shown yet. */
export function useLive(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

function subscribeToNothing(): () => void {
  return () => undefined
}
