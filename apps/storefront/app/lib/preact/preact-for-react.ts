/** What `react` is in the storefront: see `vite.config.ts`. */
// @ts-expect-error: The types are those of a CommonJS module.
export * from 'preact/compat'
export { default } from 'preact/compat'
export { useScopedId as useId } from './id-scope.tsx'

/** Preact has no transitions, so no state waits for one. */
export function useOptimistic<State>(state: State): readonly [State, () => void] {
  return [state, () => undefined]
}
