import { uploadFile } from '@platen/ui'
import { newId } from '../../../lib/new-id.ts'
import { problemOf, type Problem } from '../../submission/index.ts'
import type { Artwork } from '../sheet/print-measures.ts'

const UPLOADS_AT_ONCE = 3
const KINDS = /\.(png|jpe?g|webp|tiff?|svg)$/i
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 15_000

export type FileState =
  | { readonly at: 'waiting' }
  | { readonly at: 'sending'; readonly share: number }
  /** The connection was lost; it is tried again by itself. */
  | { readonly at: 'interrupted' }
  | { readonly at: 'too_large' | 'unknown_kind' }
  | { readonly at: 'refused'; readonly problem: Problem }

export interface QueuedFile {
  readonly id: string
  readonly name: string
  readonly state: FileState
}

interface Entry {
  readonly file: File
  readonly key: string
  readonly stop: AbortController
  pauseMs: number
  shown: QueuedFile
}

interface QueueOptions {
  readonly maxBytes: number
  readonly onArrived: (artwork: Artwork, file: File) => Promise<void> | void
  readonly send?: typeof uploadFile
}

export type UploadQueue = ReturnType<typeof createUploadQueue>

/** Sends three files at once, in their order. After a lost connection the same key is sent, so nothing is stored twice. */
export function createUploadQueue({ maxBytes, onArrived, send = uploadFile }: QueueOptions) {
  let entries: Entry[] = []
  let shown: readonly QueuedFile[] = []
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()

  function update(entry: Entry, state: FileState): void {
    entry.shown = { ...entry.shown, state }
    show()
  }

  function show(): void {
    shown = entries.map((entry) => entry.shown)
    for (const listener of listeners) listener()
  }

  function next(): void {
    const sending = entries.filter(({ shown: { state } }) => state.at === 'sending').length
    const waiting = entries.filter(({ shown: { state } }) => state.at === 'waiting')
    for (const entry of waiting.slice(0, Math.max(0, UPLOADS_AT_ONCE - sending))) void start(entry)
  }

  async function start(entry: Entry): Promise<void> {
    update(entry, { at: 'sending', share: 0 })
    try {
      const artwork = await send<Artwork>('/api/v1/artworks', entry.file, {
        idempotencyKey: entry.key,
        signal: entry.stop.signal,
        onProgress: (share) => {
          if (entry.shown.state.at === 'sending') update(entry, { at: 'sending', share })
        },
      })
      await onArrived(artwork, entry.file)
      drop(entry)
    } catch (error) {
      if (entry.stop.signal.aborted) return
      const problem = problemOf(error)
      if (isPassing(problem)) retryLater(entry, problem)
      else update(entry, { at: 'refused', problem })
    }
    next()
  }

  function retryLater(entry: Entry, problem: Problem): void {
    update(entry, { at: 'interrupted' })
    const asked = problem.kind === 'refused' ? (problem.retryAt ?? 0) - Date.now() : 0
    const pauseMs = Math.max(asked, entry.pauseMs)
    entry.pauseMs = Math.min(LONGEST_PAUSE_MS, entry.pauseMs * 2)
    timers.set(
      entry.shown.id,
      setTimeout(() => resume(entry), pauseMs),
    )
  }

  function resume(entry: Entry): void {
    clearTimeout(timers.get(entry.shown.id))
    if (entry.shown.state.at !== 'interrupted') return
    update(entry, { at: 'waiting' })
    next()
  }

  function drop(entry: Entry): void {
    clearTimeout(timers.get(entry.shown.id))
    entries = entries.filter((other) => other !== entry)
    show()
  }

  return {
    get: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add: (files: readonly File[]) => {
      const added = files.map((file): Entry => ({
        ...{ file, key: newId(), stop: new AbortController(), pauseMs: FIRST_PAUSE_MS },
        shown: { id: newId(), name: file.name, state: firstState(file, maxBytes) },
      }))
      entries = [...entries, ...added]
      show()
      next()
    },
    remove: (id: string) => {
      const entry = entries.find(({ shown: { id: known } }) => known === id)
      if (!entry) return
      entry.stop.abort()
      drop(entry)
      next()
    },
    /** When the connection is back. */
    resumeAll: () => {
      for (const entry of entries) resume(entry)
    },
    close: () => {
      for (const { stop } of entries) stop.abort()
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}

/** Some systems give no type for SVG or TIFF, so that the name counts too. */
function firstState(file: File, maxBytes: number): FileState {
  if (!KINDS.test(file.name) && !/^image\/(png|jpeg|webp|tiff|svg\+xml)$/.test(file.type))
    return { at: 'unknown_kind' }
  return file.size > maxBytes ? { at: 'too_large' } : { at: 'waiting' }
}

function isPassing(problem: Problem): boolean {
  if (problem.kind !== 'refused') return true
  return problem.status === 429 || problem.status >= 500
}
