import { useSyncExternalStore } from 'react'
import type { Consequence, Design, Outcome } from './design.ts'
import { record, redo, startHistory, undo, type History } from '@platen/ui'

export interface DesignEditorState {
  readonly history: History<Design>
  /** Side effects of changes, until they are dismissed or undone. */
  readonly consequences: readonly Consequence[]
  /** The browser has no space for the design: it lasts as long as the page. */
  readonly unsaved: boolean
}

interface DesignEditorOptions {
  /** The design that the server renders too. */
  readonly start: Design
  /** The stored design, adapted to today's catalogue. Called once, only in the browser. */
  readonly resume: () => Outcome | undefined
  /** False when the browser could not store it. */
  readonly keep: (design: Design) => boolean
  /** The change to this garment was undone: restores what was there before. */
  readonly forget: (garmentSlug: string) => void
}

const KEEP_AFTER_MS = 250

/** Outside of React, because a drag changes the design with every move. */
export function createDesignEditor({ start, resume, keep, forget }: DesignEditorOptions) {
  const initial: DesignEditorState = { history: startHistory(start), consequences: [], unsaved: false }
  const listeners = new Set<() => void>()
  let state: DesignEditorState | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let closed = false

  function read(): DesignEditorState {
    state ??= resumed()
    return state
  }

  function resumed(): DesignEditorState {
    const outcome = resume()
    if (!outcome) return initial
    return { ...initial, history: startHistory(outcome.design), consequences: outcome.consequences }
  }

  /** Changes with the same step name are undone together. */
  function change(how: (design: Design) => Design | Outcome, step?: string): void {
    const { history, consequences } = read()
    const result = how(history.present)
    const outcome = 'consequences' in result ? result : { design: result, consequences: [] }
    if (outcome.design === history.present) return
    // Side effects on another garment do not concern this one.
    const before = outcome.design.garmentSlug === history.present.garmentSlug ? consequences : []
    go({
      history: record(history, outcome.design, step),
      consequences: withoutTwins([...before, ...outcome.consequences]),
    })
  }

  /** A change of the view cannot be undone. */
  function changeView(how: (design: Design) => Design): void {
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

  function go(next: Omit<DesignEditorState, 'unsaved'>): void {
    const { history, unsaved } = read()
    // Each garment has its own draft, so save this one before leaving it.
    if (next.history.present.garmentSlug !== history.present.garmentSlug) keepPending()
    set({ ...next, unsaved })
    timer ??= setTimeout(keepNow, KEEP_AFTER_MS)
  }

  function set(next: DesignEditorState): void {
    state = next
    for (const listener of listeners) listener()
  }

  function keepNow(): void {
    clearTimeout(timer)
    timer = undefined
    if (closed) return
    const unsaved = !keep(read().history.present)
    if (unsaved !== read().unsaved) set({ ...read(), unsaved })
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
    changeView,
    undo: undoLast,
    redo: () => go({ history: redo(read().history), consequences: [] }),
    dismiss: () => go({ ...read(), consequences: [] }),
    /** Stops saving: the design is in the cart. */
    close: () => {
      closed = true
    },
    use: (): DesignEditorState => useSyncExternalStore(subscribe, read, () => initial),
  }
}
export type DesignEditor = ReturnType<typeof createDesignEditor>

/** Keeps the latest of each kind. */
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
