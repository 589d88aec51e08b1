import { useSearchParams } from 'react-router'

/** In the address, so that links and the back button restore them. */
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
    /** An empty value removes a filter. */
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
        // Synchronous: a checkbox must not flip back until the list renders, nor may the next change overwrite it.
        { replace: true, preventScrollReset: true, flushSync: true },
      ),
    clear: () => setSearch(new URLSearchParams(), { replace: true }),
    any: Object.keys(filters).length > 0,
  }
}
