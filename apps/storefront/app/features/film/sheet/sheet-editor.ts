import type { CheckedLayout, SheetFilm } from '@platen/placement'
import { record, redo, startHistory, undo, type History } from '@platen/ui'
import { useSyncExternalStore } from 'react'
import type { Nester } from '../nesting/nester.ts'
import { checkSheet, placedPieces, withPlaces, type PlacedPiece, type Sheet } from './sheet.ts'

export interface EditorState {
  readonly history: History<Sheet>
  readonly selected: string | null
  readonly packing: boolean
}

interface EditOptions {
  /** Changes with the same name are undone together. */
  readonly step?: string
  /** Leaves the other pieces where they are. */
  readonly keepsPlaces?: boolean
}

export type SheetEditor = ReturnType<typeof createSheetEditor>

/** Outside React, so that a drag or a result of the packing redraws only what shows it. */
export function createSheetEditor(film: SheetFilm, nester: Nester, start: Sheet) {
  let state: EditorState = { history: startHistory(start), selected: null, packing: false }
  const listeners = new Set<() => void>()

  function set(next: Partial<EditorState>): void {
    state = { ...state, ...next }
    const { selected, history } = state
    if (selected !== null && !history.present.pieces.some(({ id }) => id === selected))
      state = { ...state, selected: null }
    for (const listener of listeners) listener()
  }

  function pack(): void {
    if (state.history.present.pieces.length === 0) {
      nester.stop()
      set({ packing: false })
      return
    }
    set({ packing: true })
    nester.pack(state.history.present, film, ({ places, leftOut, done }) => {
      const present =
        places.size === 0 && leftOut.size === 0
          ? state.history.present
          : withPlaces(state.history.present, places, leftOut)
      // Part of the step that asked for it, so that one undo takes back both.
      set({ history: { ...state.history, present }, packing: !done })
    })
  }

  function stop(): void {
    nester.stop()
    if (state.packing) set({ packing: false })
  }

  return {
    film,
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    edit: (change: (sheet: Sheet) => Sheet, { step, keepsPlaces = false }: EditOptions = {}) => {
      const next = change(state.history.present)
      if (next === state.history.present) return
      set({ history: record(state.history, next, step) })
      if (!keepsPlaces) pack()
    },
    select: (selected: string | null) => {
      if (selected !== state.selected) set({ selected })
    },
    /** Before a drag: nothing moves under the pointer. */
    stop,
    pack,
    undo: () => {
      stop()
      set({ history: undo(state.history) })
    },
    redo: () => {
      stop()
      set({ history: redo(state.history) })
    },
    replace: (sheet: Sheet) => {
      stop()
      set({ history: record(state.history, sheet) })
    },
    close: () => nester.close(),
  }
}

/** `select` returns the same value as long as what it shows is the same. */
export function useEditor<Value>(editor: SheetEditor, select: (state: EditorState) => Value): Value {
  return useSyncExternalStore(
    editor.subscribe,
    () => select(editor.get()),
    () => select(editor.get()),
  )
}

export type CheckedSheet = CheckedLayout & { readonly placed: PlacedPiece[] }

const checked = new WeakMap<Sheet, CheckedSheet>()

/** Computed once for each state of a sheet. */
export function checkedSheet(sheet: Sheet, film: SheetFilm): CheckedSheet {
  const known = checked.get(sheet)
  if (known) return known
  const result = checkSheet(sheet, film)
  checked.set(sheet, result)
  return result
}

/** Along the film, as somebody reads it. */
export function inReadingOrder(sheet: Sheet): PlacedPiece[] {
  return placedPieces(sheet).toSorted((one, other) => one.yMm - other.yMm || one.xMm - other.xMm)
}
