/** What a route says of its scripts: `export const handle = { … } satisfies RouteHandle`. */
export interface RouteHandle {
  /** The whole page wakes up, with React and the router. */
  readonly interactive?: true
  /** Else the page comes without them, and with this script of its own, if any. */
  readonly script?: string
}
