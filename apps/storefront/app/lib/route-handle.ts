/** The scripts of a route: `export const handle = { … } satisfies RouteHandle`. */
export interface RouteHandle {
  /** The whole page is hydrated with React and the router. */
  readonly interactive?: true
  /** The only script of a page that is not hydrated. */
  readonly script?: string
}
