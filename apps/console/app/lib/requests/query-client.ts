import { PlatenError } from '@platen/api-client'
import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister'
import { QueryCache, QueryClient, type InfiniteData } from '@tanstack/react-query'
import type { PersistQueryClientOptions } from '@tanstack/react-query-persist-client'
import { del, get, set } from 'idb-keyval'
import { queryKeys } from './query-keys.ts'
import { dropAllDrafts, ownDrafts, ownerOfDrafts } from '../drafts/kept-draft.ts'

/** How long answers are stored for offline use. */
const KEPT_MS = 24 * 3_600_000
const MAX_RETRIES = 2

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Also shown offline, as last seen. */
      kept?: true
    }
  }
}

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      // An owner has just required one-time codes: the session says so, and the console asks for them.
      if (error instanceof PlatenError && error.code === 'TOTP_SETUP_REQUIRED') {
        void queryClient.invalidateQueries({ queryKey: queryKeys.session() })
      }
    },
  }),
  defaultOptions: {
    queries: {
      // For changes that the event stream does not cover.
      staleTime: 15_000,
      gcTime: KEPT_MS,
      retry: (failures, error) => failures < MAX_RETRIES && isTransient(error),
    },
    // Only `useAction` retries, with the same idempotency key.
    mutations: { retry: false, networkMode: 'always' },
  },
})

export const persistOptions = {
  persister: createAsyncStoragePersister({
    key: 'platen.console',
    storage: { getItem: (key) => get<string>(key), setItem: set, removeItem: del },
  }),
  maxAge: KEPT_MS,
  // Raise it when pages need a field that kept answers of an earlier version lack.
  buster: '1',
  dehydrateOptions: {
    serializeData: firstPageOnly,
    shouldDehydrateQuery: ({ meta, state }) => meta?.kept === true && state.status === 'success',
  },
} satisfies Omit<PersistQueryClientOptions, 'queryClient'>

/** Nothing of the user may stay in this browser. */
export async function forgetAll(): Promise<void> {
  dropAllDrafts()
  queryClient.clear()
  await persistOptions.persister.removeClient()
}

const LAST_PERSON = 'platen.console.person'

/** Another user must not see this cache or these drafts. */
export async function leaveTo(personId: string): Promise<void> {
  if (isLeftBehind(personId)) {
    dropAllDrafts()
    // The sign-in page observes the session query, which must not be removed under it.
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
    await persistOptions.persister.removeClient()
  }
  localStorage.setItem(LAST_PERSON, personId)
  ownDrafts(personId)
}

function isLeftBehind(personId: string): boolean {
  const last = [localStorage.getItem(LAST_PERSON) ?? undefined, ownerOfDrafts()]
  return last.some((id) => id !== undefined && id !== personId)
}

function firstPageOnly(data: unknown): unknown {
  return isPaged(data) ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data
}

function isPaged(data: unknown): data is InfiniteData<unknown> {
  return typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data
}

/** Retrying a refusal is pointless; a lost connection or a busy server may recover. */
function isTransient(error: Error): boolean {
  return !(error instanceof PlatenError) || error.status >= 500
}
