import { createStore, del, entries, set, update, type UseStore } from 'idb-keyval'
import type { OutboxStep } from './outbox.ts'

export interface OutboxStore {
  /** False where the browser stores nothing: the steps then last as long as the page. */
  readonly persistent: boolean
  all(): Promise<OutboxStep[]>
  put(step: OutboxStep): Promise<void>
  /** Atomic across tabs. Returns undefined when the step is gone. */
  change(id: string, edit: (step: OutboxStep) => OutboxStep | undefined): Promise<OutboxStep | undefined>
  remove(id: string): Promise<void>
}

export async function openOutboxStore(): Promise<OutboxStore> {
  try {
    const store = createStore('platen-floor', 'steps')
    await entries(store)
    return inBrowser(store)
  } catch {
    return inMemory()
  }
}

/** Null is an undone step that is about to be deleted. */
type Row = OutboxStep | null

function inBrowser(store: UseStore): OutboxStore {
  return {
    persistent: true,
    all: async () => sorted((await entries<string, Row>(store)).flatMap(([, row]) => (row ? [row] : []))),
    put: (step) => set(step.id, step, store),
    async change(id, edit) {
      let now: OutboxStep | undefined
      await update<Row>(
        id,
        (row) => {
          now = row ? edit(row) : undefined
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

function inMemory(): OutboxStore {
  const rows = new Map<string, OutboxStep>()
  return {
    persistent: false,
    all: () => Promise.resolve(sorted([...rows.values()])),
    put(step) {
      rows.set(step.id, step)
      return Promise.resolve()
    },
    change(id, edit) {
      const row = rows.get(id)
      const now = row && edit(row)
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
