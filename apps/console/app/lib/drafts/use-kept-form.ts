import type { PlatenError } from '@platen/api-client'
import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import { dropDraft, readDraft, writeDraft, type Base } from './kept-draft.ts'
import { inputName, nearestInput, NO_PROBLEMS, type Problems } from '../forms/refused-fields.ts'
import { fieldProblems } from '../requests/refusal-words.ts'
import { merge, same, defaultSide, type KeyOf } from './three-way.ts'
import { useLeaveWarning } from './use-leave-warning.ts'

interface KeptFormOptions<Values> extends Partial<Base<Values>> {
  /** Names the draft: `settings`, `garment gar_01…`, `new garment`. */
  readonly key: string
  /** Plain JSON from the server. */
  readonly values: Values
  /** The key of list members. By default their `id`. */
  readonly keyOf?: KeyOf
}

export interface Editing<Values> {
  readonly base: Base<Values>
  readonly current: () => Values
  /** A new base, with these values on the screen. */
  readonly goOn: (base: Base<Values>, values?: Values) => void
}

export interface KeptForm<Values extends FieldValues> extends Editing<Values> {
  readonly form: UseFormReturn<Values>
  /** Unlike `formState.isDirty`, includes restored drafts. */
  readonly dirty: boolean
  /** A draft from before a reload is shown. */
  readonly restored: boolean
  /** The server has a newer revision than the base. */
  readonly behind: boolean
  /** Input since `sent` is kept. */
  readonly saved: (base: Base<Values>, sent: Values) => void
  readonly drop: () => void
  readonly submit: (send: (values: Values) => void) => (event?: SyntheticEvent) => void
  /** Shows errors at their inputs. Returns true when there was at least one. */
  readonly refuse: (error: PlatenError) => boolean
  /** Refused fields without an input. */
  readonly unplaced: Problems
}

export function useKeptForm<Values extends FieldValues>({
  key,
  revision = 0,
  updatedAt,
  values,
  keyOf,
}: KeptFormOptions<Values>): KeptForm<Values> {
  const [draft] = useState(() => readDraft<Values>(key))
  const [base, setBase] = useState<Base<Values>>(draft?.base ?? { revision, updatedAt, values })
  const [restored, setRestored] = useState(draft !== undefined)
  const [dirty, setDirty] = useState(draft !== undefined)
  const [kept, setKept] = useState(true)
  const [unplaced, setUnplaced] = useState(NO_PROBLEMS)
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: (draft?.values ?? values) as DefaultValues<Values>,
  })
  // The watcher below may run between two renders.
  const latest = useRef(base)
  useLeaveWarning(dirty && !kept)

  const keep = useCallback(
    (onScreen: Values) => {
      const changed = !same(onScreen, latest.current.values)
      setDirty(changed)
      if (changed) setKept(writeDraft(key, { base: latest.current, values: onScreen }))
      else dropDraft(key)
    },
    [key],
  )
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values: onScreen }) => keep(onScreen) }),
    [form, keep],
  )

  function goOn(next: Base<Values>, onScreen = next.values): void {
    latest.current = next
    setBase(next)
    setRestored(false)
    setUnplaced(NO_PROBLEMS)
    // A reset remounts every list, which loses the focus.
    if (!same(form.getValues(), onScreen)) form.reset(onScreen)
    keep(onScreen)
  }

  useEffect(() => {
    if (!dirty && revision > latest.current.revision) goOn({ revision, updatedAt, values })
  })

  return {
    form,
    base,
    dirty,
    restored,
    unplaced,
    behind: dirty && revision > base.revision,
    current: () => form.getValues(),
    goOn,
    saved: (next, sent) =>
      goOn(next, merge({ base: sent, mine: form.getValues(), theirs: next.values, keyOf }, defaultSide)),
    drop: () => goOn({ revision, updatedAt, values }),
    submit: (send) => (event) => {
      // Only the server knows whether what it refused is valid now.
      form.clearErrors()
      setUnplaced(NO_PROBLEMS)
      void form.handleSubmit(send)(event)
    },
    refuse: (error) => {
      const problems = fieldProblems(error)
      // Collapsed members open when they have an error; only then do their inputs exist.
      flushSync(() => {
        // Backwards, because the first of several problems of an input says most.
        for (const { path, message } of problems.toReversed()) {
          const name = placeOf(path, form.getValues())
          if (name !== undefined) form.setError(name as Path<Values>, { type: 'shop', message })
        }
      })
      const inputs = problems.map(({ path }) => nearestInput(inputName(path)))
      setUnplaced(problems.filter((_, at) => !inputs[at]))
      inputs.find((input) => input !== undefined)?.focus()
      return problems.length > 0
    },
  }
}

/** Collapsed fields count; otherwise its nearest group. */
function placeOf(path: string, values: unknown): string | undefined {
  const name = inputName(path)
  return isField(name, values) ? name : (nearestInput(name)?.getAttribute('name') ?? undefined)
}

function isField(name: string, values: unknown): boolean {
  const value = name
    .split('.')
    .reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
      values,
    )
  return value !== undefined && typeof value !== 'object'
}
