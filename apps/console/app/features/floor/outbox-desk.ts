import { useSyncExternalStore } from 'react'
import { HELD_MS, type OutboxStep } from './outbox.ts'
import { openShelf, type OutboxShelf } from './outbox-shelf.ts'

interface Outbox {
  /** What is on the shelf, everybody's, in order. Undefined until it was read. */
  readonly steps: readonly OutboxStep[] | undefined
  readonly keeps: boolean
}

let outbox: Outbox = { steps: undefined, keeps: true }
let shelf: Promise<OutboxShelf> | undefined
/** The ids of the steps that were made in this tab. */
const madeHere = new Set<string>()
const listeners = new Set<() => void>()

export type NewStep = Pick<OutboxStep, 'person' | 'request' | 'words'>

/** What was made on this device and is not with the shop. */
export const outboxDesk = {
  use: (): Outbox => useSyncExternalStore(subscribe, () => outbox),
  read: () => outbox,
  subscribe,

  /** Anew from the shelf: another tab may have put something there. */
  async refresh(): Promise<readonly OutboxStep[]> {
    const open = await theShelf()
    const steps = await open.all()
    show({ steps, keeps: open.keeps })
    return steps
  },

  /** It counts once it lies on the shelf. Throws where this device has no room for it. */
  async add({ person, request, words }: NewStep): Promise<OutboxStep> {
    const now = Date.now()
    const step: OutboxStep = {
      id: crypto.randomUUID(),
      // Clocks are set back now and then; the order of the steps is not.
      order: Math.max(now, (outbox.steps?.at(-1)?.order ?? 0) + 1),
      sendAfter: now + HELD_MS,
      ...{ person, request, words },
    }
    await (await theShelf()).put(step)
    madeHere.add(step.id)
    // It is kept, and will be sent, whether or not the shelf can be read just now.
    await outboxDesk.refresh().catch(() => undefined)
    return step
  },

  isMadeHere: (id: string): boolean => madeHere.has(id),

  /** Gives false when it was too late: it is on its way, or was sent before. */
  async takeBack(id: string): Promise<boolean> {
    let taken = false
    await (
      await theShelf()
    ).change(id, (step) => {
      taken = step.tried === undefined
      return taken ? undefined : step
    })
    await outboxDesk.refresh()
    return taken
  },

  /** Marks it as sent; undefined when it was taken back in the meantime. */
  async send(id: string): Promise<OutboxStep | undefined> {
    const step = await (await theShelf()).change(id, (before) => ({ ...before, tried: true }))
    await outboxDesk.refresh()
    return step
  },

  /** It was sent, and the shop answered that it has a defect. */
  async noteDefect(id: string): Promise<void> {
    await (await theShelf()).change(id, (step) => ({ ...step, defects: (step.defects ?? 0) + 1 }))
    await outboxDesk.refresh()
  },

  /** Puts aside what somebody has to settle. */
  async refuse(id: string, refused: NonNullable<OutboxStep['refused']>): Promise<void> {
    await (await theShelf()).change(id, (step) => ({ ...step, refused }))
    await outboxDesk.refresh()
  },

  /** What was put aside is to be sent again, in its place. */
  async retry(id: string): Promise<void> {
    await (await theShelf()).change(id, ({ refused: _refused, defects: _defects, ...step }) => step)
    await outboxDesk.refresh()
  },

  /** It is done, or somebody has settled what the shop refused. */
  async remove(id: string): Promise<void> {
    await (await theShelf()).remove(id)
    await outboxDesk.refresh()
  },
}

function theShelf(): Promise<OutboxShelf> {
  return (shelf ??= openShelf())
}

function show(next: Outbox): void {
  outbox = next
  listeners.forEach((tell) => tell())
}

function subscribe(callBack: () => void): () => void {
  listeners.add(callBack)
  return () => listeners.delete(callBack)
}
