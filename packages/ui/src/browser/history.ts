export interface History<Value> {
  readonly past: readonly Value[]
  readonly present: Value
  readonly future: readonly Value[]
  /** Changes with the same step name are undone together: a drag, a run of key presses. */
  readonly step: string | undefined
}

const STEPS_KEPT = 100

export function startHistory<Value>(present: Value): History<Value> {
  return { past: [], present, future: [], step: undefined }
}

/** Adds `next`. A change with the same step name as the last one replaces it. */
export function record<Value>(history: History<Value>, next: Value, step?: string): History<Value> {
  if (next === history.present) return history
  const continues = step !== undefined && step === history.step
  const past = continues ? history.past : [...history.past, history.present].slice(-STEPS_KEPT)
  return { past, present: next, future: [], step }
}

export function undo<Value>(history: History<Value>): History<Value> {
  const before = history.past.at(-1)
  if (before === undefined) return history
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
    step: undefined,
  }
}

export function redo<Value>(history: History<Value>): History<Value> {
  const [after, ...rest] = history.future
  if (after === undefined) return history
  return { past: [...history.past, history.present], present: after, future: rest, step: undefined }
}
