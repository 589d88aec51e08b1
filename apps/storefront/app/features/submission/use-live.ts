import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and until the page is live: what needs a script is offered from then on. */
export function useLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
