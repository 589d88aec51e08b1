import { useSyncExternalStore } from 'react'
import type { Consequence, Design, Outcome } from './design.ts'
import { record, redo, startHistory, undo, type History } from '@platen/ui'

export interface BenchState {
  readonly history: History<Design>
  /** What changes brought with them, until it is read or taken back. */
  readonly consequences: readonly Consequence[]
}

interface BenchOptions {
  /** What the server draws, too. */
  readonly start: Design
  /** What this browser has kept, made fit for today. Asked once, in the browser alone. */
  readonly resume: () => Outcome | undefined
  readonly keep: (design: Design) => void
}

const KEEP_AFTER_MS = 250

/** The design that is being worked on, with its history; outside of React, because a drag changes it with every move. */
export function createBench({ start, resume, keep }: BenchOptions) {
  const initial: BenchState = { history: startHistory(start), consequences: [] }
  const listeners = new Set<() => void>()
  let state: BenchState | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let closed = false

  function read(): BenchState {
    state ??= resumed()
    return state
  }

  function resumed(): BenchState {
    const outcome = resume()
    return outcome ? { history: startHistory(outcome.design), consequences: outcome.consequences } : initial
  }

  /** Changes of the same step are taken back as one. */
  function change(how: (design: Design) => Design | Outcome, step?: string): void {
    const { history, consequences } = read()
    const result = how(history.present)
    const outcome = 'consequences' in result ? result : { design: result, consequences: [] }
    if (outcome.design === history.present) return
    go({
      history: record(history, outcome.design, step),
      consequences: withoutTwins([...consequences, ...outcome.consequences]),
    })
  }

  /** Changes what is looked at, which is nothing to take back. */
  function look(how: (design: Design) => Design): void {
    const { history, consequences } = read()
    go({ history: { ...history, present: how(history.present) }, consequences })
  }

  function go(next: BenchState): void {
    state = next
    for (const listener of listeners) listener()
    timer ??= setTimeout(keepNow, KEEP_AFTER_MS)
  }

  function keepNow(): void {
    clearTimeout(timer)
    timer = undefined
    if (!closed) keep(read().history.present)
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    addEventListener('pagehide', keepPending)
    return () => {
      listeners.delete(listener)
      removeEventListener('pagehide', keepPending)
      keepPending()
    }
  }

  function keepPending(): void {
    if (timer !== undefined) keepNow()
  }

  return {
    read,
    change,
    look,
    undo: () => go({ history: undo(read().history), consequences: [] }),
    redo: () => go({ history: redo(read().history), consequences: [] }),
    dismiss: () => go({ ...read(), consequences: [] }),
    /** Keeps nothing from here on: the design has gone into the cart or to another garment. */
    close: () => {
      closed = true
    },
    use: (): BenchState => useSyncExternalStore(subscribe, read, () => initial),
  }
}
export type Bench = ReturnType<typeof createBench>

/** The last word on each matter. */
function withoutTwins(consequences: readonly Consequence[]): readonly Consequence[] {
  const byMatter = new Map(
    consequences.map((one) => [`${one.kind} ${'size' in one ? one.size : one.zone}`, one]),
  )
  return [...byMatter.values()]
}
