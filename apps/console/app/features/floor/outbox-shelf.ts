import { createStore, del, entries, set, update, type UseStore } from 'idb-keyval'
import type { OutboxStep } from './outbox.ts'

/** Where steps lie until they are sent: in this browser, by their ids, for all its tabs. */
export interface OutboxShelf {
  /** False where the browser keeps nothing: the steps then last as long as the page. */
  readonly keeps: boolean
  all(): Promise<OutboxStep[]>
  put(step: OutboxStep): Promise<void>
  /** Changes it unless it is gone, in one go before any other tab can. Gives it as it is now. */
  change(id: string, how: (step: OutboxStep) => OutboxStep | undefined): Promise<OutboxStep | undefined>
  remove(id: string): Promise<void>
}

export async function openShelf(): Promise<OutboxShelf> {
  try {
    const store = createStore('platen-floor', 'steps')
    await entries(store)
    return inBrowser(store)
  } catch {
    return inMemory()
  }
}

/** A step that was taken back, for the moment until it is gone. */
type Row = OutboxStep | null

function inBrowser(store: UseStore): OutboxShelf {
  return {
    keeps: true,
    all: async () => sorted((await entries<string, Row>(store)).flatMap(([, row]) => (row ? [row] : []))),
    put: (step) => set(step.id, step, store),
    async change(id, how) {
      let now: OutboxStep | undefined
      await update<Row>(
        id,
        (row) => {
          now = row ? how(row) : undefined
          return now ?? null
        },
        store,
      )
      if (now === undefined) await del(id, store)
      return now
    },
    remove: (id) => del(id, store),
  }
}

function inMemory(): OutboxShelf {
  const rows = new Map<string, OutboxStep>()
  return {
    keeps: false,
    all: () => Promise.resolve(sorted([...rows.values()])),
    put(step) {
      rows.set(step.id, step)
      return Promise.resolve()
    },
    change(id, how) {
      const row = rows.get(id)
      const now = row && how(row)
      if (now) rows.set(id, now)
      else rows.delete(id)
      return Promise.resolve(now)
    },
    remove(id) {
      rows.delete(id)
      return Promise.resolve()
    },
  }
}

function sorted(steps: readonly OutboxStep[]): OutboxStep[] {
  return [...steps].sort((one, other) => one.order - other.order)
}
