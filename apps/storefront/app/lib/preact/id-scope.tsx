import { createContext, useContext, useState, type ReactNode } from 'react'

interface Ids {
  readonly name: string
  next: number
}

const Scope = createContext<Ids>({ name: 'id', next: 0 })

/** Within it `useId` gives the same on the server and in browsers: each page has one, and so has each island on it. */
export function IdScope({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const [ids] = useState((): Ids => ({ name, next: 0 }))
  return <Scope value={ids}>{children}</Scope>
}

/** Stands in for `useId`: Preact counts from the start again in an island, and finds names that the page has already. */
export function useScopedId(): string {
  const ids = useContext(Scope)
  const [id] = useState(() => `${ids.name}-${ids.next++}`)
  return id
}
