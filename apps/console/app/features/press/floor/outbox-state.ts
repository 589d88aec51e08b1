import { useSyncExternalStore } from 'react'
import { HELD_MS, type OutboxStep } from './outbox.ts'
import { openOutboxStore, type OutboxStore } from './outbox-store.ts'

interface Outbox {
  readonly steps: readonly OutboxStep[] | undefined
  readonly persistent: boolean
}

let outbox: Outbox = { steps: undefined, persistent: true }
let store: Promise<OutboxStore> | undefined
const madeHere = new Set<string>()
const listeners = new Set<() => void>()

type NewStep = Pick<OutboxStep, 'person' | 'request' | 'words'>

export const outboxState = {
  use: (): Outbox => useSyncExternalStore(subscribe, () => outbox),
  read: () => outbox,
  subscribe,

  /** Another tab may have added something. */
  async refresh(): Promise<readonly OutboxStep[]> {
    const opened = await openStore()
    const steps = await opened.all()
    publish({ steps, persistent: opened.persistent })
    return steps
  },

  /** Resolves once the step is stored; throws when this device has no room for it. */
  async add({ person, request, words }: NewStep): Promise<OutboxStep> {
    const now = Date.now()
    const step: OutboxStep = {
      id: crypto.randomUUID(),
      // The order stays ascending even when the clock is set back.
      order: Math.max(now, (outbox.steps?.at(-1)?.order ?? 0) + 1),
      sendAfter: now + HELD_MS,
      ...{ person, request, words },
    }
    await (await openStore()).put(step)
    madeHere.add(step.id)
    // The step is stored and will be sent, even if this read fails.
    await outboxState.refresh().catch(() => undefined)
    return step
  },

  isMadeHere: (id: string): boolean => madeHere.has(id),

  /** Returns false if the step was sent or is being sent. */
  async undo(id: string): Promise<boolean> {
    let undone = false
    await (
      await openStore()
    ).change(id, (step) => {
      undone = step.tried === undefined
      return undone ? undefined : step
    })
    await outboxState.refresh()
    return undone
  },

  /** Returns undefined when the step was undone in the meantime. */
  async markSent(id: string): Promise<OutboxStep | undefined> {
    const step = await (await openStore()).change(id, (before) => ({ ...before, tried: true }))
    await outboxState.refresh()
    return step
  },

  async noteDefect(id: string): Promise<void> {
    await (await openStore()).change(id, (step) => ({ ...step, defects: (step.defects ?? 0) + 1 }))
    await outboxState.refresh()
  },

  /** Sets the step aside until a user resolves it. */
  async refuse(id: string, refused: NonNullable<OutboxStep['refused']>): Promise<void> {
    await (await openStore()).change(id, (step) => ({ ...step, refused }))
    await outboxState.refresh()
  },

  /** Keeps its place in the order. */
  async retry(id: string): Promise<void> {
    await (await openStore()).change(id, ({ refused: _refused, defects: _defects, ...step }) => step)
    await outboxState.refresh()
  },

  async remove(id: string): Promise<void> {
    await (await openStore()).remove(id)
    await outboxState.refresh()
  },
}

function openStore(): Promise<OutboxStore> {
  return (store ??= openOutboxStore())
}

function publish(next: Outbox): void {
  outbox = next
  listeners.forEach((listener) => listener())
}

function subscribe(callBack: () => void): () => void {
  listeners.add(callBack)
  return () => listeners.delete(callBack)
}
