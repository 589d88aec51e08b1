import { useSyncExternalStore } from 'react'
import type { Consequence, Design, Outcome } from './design.ts'
import { record, redo, startHistory, undo, type History } from '@platen/ui'

export interface BenchState {
  readonly history: History<Design>
  /** What changes brought with them, until it is read or taken back. */
  readonly consequences: readonly Consequence[]
  /** The browser has no room for the design: it lasts as long as the page. */
  readonly unkept: boolean
}

interface BenchOptions {
  /** What the server draws, too. */
  readonly start: Design
  /** What this browser has kept, made fit for today. Asked once, in the browser alone. */
  readonly resume: () => Outcome | undefined
  /** False when the browser could not. */
  readonly keep: (design: Design) => boolean
  /** The design came to this garment and was taken back from it: what was there before is there again. */
  readonly forget: (garmentSlug: string) => void
}

const KEEP_AFTER_MS = 250

/** The design that is being worked on, with its history; outside of React, because a drag changes it with every move. */
export function createBench({ start, resume, keep, forget }: BenchOptions) {
  const initial: BenchState = { history: startHistory(start), consequences: [], unkept: false }
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
    if (!outcome) return initial
    return { ...initial, history: startHistory(outcome.design), consequences: outcome.consequences }
  }

  /** Changes of the same step are taken back as one. */
  function change(how: (design: Design) => Design | Outcome, step?: string): void {
    const { history, consequences } = read()
    const result = how(history.present)
    const outcome = 'consequences' in result ? result : { design: result, consequences: [] }
    if (outcome.design === history.present) return
    // What was said about another garment is no news on this one.
    const before = outcome.design.garmentSlug === history.present.garmentSlug ? consequences : []
    go({
      history: record(history, outcome.design, step),
      consequences: withoutTwins([...before, ...outcome.consequences]),
    })
  }

  /** Changes what is looked at, which is nothing to take back. */
  function look(how: (design: Design) => Design): void {
    const { history, consequences } = read()
    go({ history: { ...history, present: how(history.present) }, consequences })
  }

  function undoLast(): void {
    const { history } = read()
    const next = undo(history)
    go({ history: next, consequences: [] })
    const { garmentSlug } = history.present
    const wasThere = [...next.past, next.present].some((design) => design.garmentSlug === garmentSlug)
    if (!wasThere) forget(garmentSlug)
  }

  function go(next: Omit<BenchState, 'unkept'>): void {
    const { history, unkept } = read()
    // Each garment has a draft of its own, and this one's is about to be left.
    if (next.history.present.garmentSlug !== history.present.garmentSlug) keepPending()
    set({ ...next, unkept })
    timer ??= setTimeout(keepNow, KEEP_AFTER_MS)
  }

  function set(next: BenchState): void {
    state = next
    for (const listener of listeners) listener()
  }

  function keepNow(): void {
    clearTimeout(timer)
    timer = undefined
    if (closed) return
    const unkept = !keep(read().history.present)
    if (unkept !== read().unkept) set({ ...read(), unkept })
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
    undo: undoLast,
    redo: () => go({ history: redo(read().history), consequences: [] }),
    dismiss: () => go({ ...read(), consequences: [] }),
    /** Keeps nothing from here on: the design has gone into the cart. */
    close: () => {
      closed = true
    },
    use: (): BenchState => useSyncExternalStore(subscribe, read, () => initial),
  }
}
export type Bench = ReturnType<typeof createBench>

/** The last word on each matter. */
function withoutTwins(consequences: readonly Consequence[]): readonly Consequence[] {
  const byMatter = new Map(consequences.map((one) => [matterOf(one), one]))
  return [...byMatter.values()]
}

function matterOf(consequence: Consequence): string {
  switch (consequence.kind) {
    case 'sizeGone':
      return `${consequence.kind} ${consequence.size}`
    case 'otherColour':
    case 'asLeft':
      return consequence.kind
    default:
      return `${consequence.kind} ${consequence.zone}`
  }
}
