import { record, redo, startHistory, undo, type History } from '@platen/ui'
import { useEffect, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { dropDraft, readDraft, writeDraft, type Base } from './kept-draft.ts'
import { inputName, nearestInput, NO_PROBLEMS, type Problems } from '../forms/refused-fields.ts'
import { merge, same, defaultSide, type KeyOf } from './three-way.ts'
import type { Editing } from './use-kept-form.ts'
import { useLeaveWarning } from './use-leave-warning.ts'

interface KeptHistoryOptions<Values> extends Base<Values> {
  readonly key: string
  readonly keyOf?: KeyOf
}

type Step<Values> =
  | { readonly kind: 'edit'; readonly change: (values: Values) => Values; readonly step: string | undefined }
  | { readonly kind: 'undo' | 'redo' }
  | { readonly kind: 'start'; readonly values: Values }

/** Like `useKeptForm`, with undo and redo. */
export function useKeptHistory<Values>({
  key,
  revision,
  updatedAt,
  values,
  keyOf,
}: KeptHistoryOptions<Values>) {
  const [draft] = useState(() => readDraft<Values>(key))
  const [base, setBase] = useState<Base<Values>>(draft?.base ?? { revision, updatedAt, values })
  const [restored, setRestored] = useState(draft !== undefined)
  const [problems, setProblems] = useState(NO_PROBLEMS)
  const [unplaced, setUnplaced] = useState(NO_PROBLEMS)
  const [history, take] = useReducer(taken<Values>, draft?.values ?? values, startHistory<Values>)
  const current = history.present
  const newest = useRef(current)
  const dirty = !same(current, base.values)
  const [kept, setKept] = useState(true)
  useLeaveWarning(dirty && !kept)

  useEffect(() => {
    newest.current = current
    if (dirty) queueMicrotask(() => setKept(writeDraft(key, { base, values: current })))
    else dropDraft(key)
  }, [key, base, current, dirty])

  function goOn(next: Base<Values>, onScreen = next.values): void {
    setBase(next)
    setRestored(false)
    setProblems(NO_PROBLEMS)
    setUnplaced(NO_PROBLEMS)
    take({ kind: 'start', values: onScreen })
  }

  // A newer revision replaces values that were not touched.
  if (!dirty && revision > base.revision) {
    setBase({ revision, updatedAt, values })
    take({ kind: 'start', values })
  }

  return {
    base,
    dirty,
    restored,
    unplaced,
    behind: dirty && revision > base.revision,
    current: () => newest.current,
    values: current,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** Changes with the same step are undone together: a drag, a run of key presses. */
    edit: (change: (values: Values) => Values, step?: string) => {
      setProblems(NO_PROBLEMS)
      setUnplaced(NO_PROBLEMS)
      take({ kind: 'edit', change, step })
    },
    undo: () => take({ kind: 'undo' }),
    redo: () => take({ kind: 'redo' }),
    goOn,
    saved: (next: Base<Values>, sent: Values) =>
      goOn(next, merge({ base: sent, mine: newest.current, theirs: next.values, keyOf }, defaultSide)),
    drop: () => goOn({ revision, updatedAt, values }),
    /** By path in the document: `zones[0].name`. */
    problemOf: (path: string) => problems.find((one) => one.path === path)?.message,
    /** `reveal` makes the first problem visible. */
    refuse: (fields: Problems, reveal?: (path: string) => void): boolean => {
      flushSync(() => {
        setProblems(fields)
        if (fields[0]) reveal?.(fields[0].path)
      })
      const inputs = fields.map(({ path }) => document.getElementsByName(inputName(path))[0])
      setUnplaced(fields.filter((_, at) => !inputs[at]))
      const [first] = fields
      if (first) nearestInput(inputName(first.path))?.focus()
      return fields.length > 0
    },
  } satisfies Editing<Values> & Record<string, unknown>
}

function taken<Values>(history: History<Values>, step: Step<Values>): History<Values> {
  switch (step.kind) {
    case 'edit':
      return record(history, step.change(history.present), step.step)
    case 'undo':
      return undo(history)
    case 'redo':
      return redo(history)
    case 'start':
      return startHistory(step.values)
  }
}
