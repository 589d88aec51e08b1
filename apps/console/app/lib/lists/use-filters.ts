import { useSearchParams } from 'react-router'

/** Filters as they stand in the address: a link shows the same list to a colleague, and going back brings it back. */
export function useFilters<Name extends string>(names: readonly Name[]) {
  const [search, setSearch] = useSearchParams()
  const filters = Object.fromEntries(
    names.flatMap((name) => {
      const value = search.get(name)
      return value === null || value === '' ? [] : [[name, value]]
    }),
  ) as Partial<Record<Name, string>>
  return {
    filters,
    /** An empty value takes a filter away. */
    set: (change: Partial<Record<Name, string>>) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries<string | undefined>(change)) {
            if (value === undefined || value === '') next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        // At once: a box that is checked must not fall back until the list is drawn, nor the next one forget it.
        { replace: true, preventScrollReset: true, flushSync: true },
      ),
    clear: () => setSearch(new URLSearchParams(), { replace: true }),
    any: Object.keys(filters).length > 0,
  }
}
