import { PlatenError } from '@platen/api-client'
import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister'
import { QueryClient, type InfiniteData } from '@tanstack/react-query'
import type { PersistQueryClientOptions } from '@tanstack/react-query-persist-client'
import { del, get, set } from 'idb-keyval'
import { dropAllDrafts, ownDrafts, ownerOfDrafts } from '../drafts/kept-draft.ts'

/** Kept in this browser for so long, for a time without a connection. */
const KEPT_MS = 24 * 3_600_000
const MAX_RETRIES = 2

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Shown without a connection too, as it was when it was last seen. */
      kept?: true
    }
  }
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The event stream says what changed; this is for what it does not speak of.
      staleTime: 15_000,
      gcTime: KEPT_MS,
      retry: (failures, error) => failures < MAX_RETRIES && isTransient(error),
    },
    // A second press may not do a thing twice: whoever retries does it with the same key, in `useAction`.
    mutations: { retry: false, networkMode: 'always' },
  },
})

export const persistOptions = {
  persister: createAsyncStoragePersister({
    key: 'platen.console',
    storage: { getItem: (key) => get<string>(key), setItem: set, removeItem: del },
  }),
  maxAge: KEPT_MS,
  dehydrateOptions: {
    serializeData: firstPageOnly,
    shouldDehydrateQuery: ({ meta, state }) => meta?.kept === true && state.status === 'success',
  },
} satisfies Omit<PersistQueryClientOptions, 'queryClient'>

/** Whoever signs out leaves nothing behind. */
export async function forgetAll(): Promise<void> {
  dropAllDrafts()
  queryClient.clear()
  await persistOptions.persister.removeClient()
}

const LAST_PERSON = 'platen.console.person'

/** What this browser keeps is one person's: nobody else goes on with it. */
export async function leaveTo(personId: string): Promise<void> {
  if (isLeftBehind(personId)) {
    dropAllDrafts()
    // Who is signed in is what the page of the sign-in waits for: cut off from it, it would wait for ever.
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
    await persistOptions.persister.removeClient()
  }
  localStorage.setItem(LAST_PERSON, personId)
  ownDrafts(personId)
}

/** Whether this browser, or this tab of it, still keeps what is another one's. */
function isLeftBehind(personId: string): boolean {
  const last = [localStorage.getItem(LAST_PERSON) ?? undefined, ownerOfDrafts()]
  return last.some((id) => id !== undefined && id !== personId)
}

/** Of a list that was scrolled through for long, only its beginning is worth a place on this device. */
function firstPageOnly(data: unknown): unknown {
  return isPaged(data) ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data
}

function isPaged(data: unknown): data is InfiniteData<unknown> {
  return typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data
}

/** A refusal stays one however often it is asked for; a lost connection or a busy shop may pass. */
function isTransient(error: Error): boolean {
  return !(error instanceof PlatenError) || error.status >= 500
}
