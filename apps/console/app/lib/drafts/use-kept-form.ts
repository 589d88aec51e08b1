import type { PlatenError } from '@platen/api-client'
import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import { dropDraft, readDraft, writeDraft, type Base } from './kept-draft.ts'
import { inputName, nearestInput, sentence } from '../forms/refused-fields.ts'
import { merge, same, defaultSide, type KeyOf } from './three-way.ts'
import { useLeaveWarning } from './use-leave-warning.ts'

interface KeptFormOptions<Values> extends Partial<Base<Values>> {
  /** Names the draft: `settings`, `garment gar_01…`, `new garment`. */
  readonly key: string
  /** As the shop has it now. Plain JSON. */
  readonly values: Values
  /** What members of lists are known by; their `id` when left out. */
  readonly keyOf?: KeyOf
}

/** A record that is being changed: what it was when that began, and what it is on this screen. */
export interface Editing<Values> {
  readonly base: Base<Values>
  readonly current: () => Values
  /** Goes on from a newer state of the record, with these values on the screen. */
  readonly goOn: (base: Base<Values>, values?: Values) => void
}

export interface KeptForm<Values extends FieldValues> extends Editing<Values> {
  readonly form: UseFormReturn<Values>
  /** Whether the screen differs from the record. (`formState.isDirty` does not know of drafts.) */
  readonly dirty: boolean
  /** A draft from before a reload stands on the screen. */
  readonly restored: boolean
  /** The shop has a newer state than the one that is being changed. */
  readonly behind: boolean
  /** After a save: the record as it is now. What was typed since `sent` stood on the screen is kept. */
  readonly saved: (base: Base<Values>, sent: Values) => void
  /** Back to what the shop has. */
  readonly drop: () => void
  readonly submit: (send: (values: Values) => void) => (event?: SyntheticEvent) => void
  /** Sets what the shop refused on its inputs, by their names. Gives true when it named any. */
  readonly refuse: (error: PlatenError) => boolean
  /** What was refused and has no input. */
  readonly unplaced: Problems
}

type Problems = PlatenError['fields']
const NONE: Problems = []

/** A form whose unsent values survive a reload of this tab, and do not lose what somebody else saves meanwhile. */
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
  const [unplaced, setUnplaced] = useState(NONE)
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: (draft?.values ?? values) as DefaultValues<Values>,
  })
  // What is typed is compared with it between two drawings.
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
    setUnplaced(NONE)
    // A reset draws every list anew, and whoever was in one loses the place.
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
      // What the shop refused last time may be right now; it alone knows.
      form.clearErrors()
      setUnplaced(NONE)
      void form.handleSubmit(send)(event)
    },
    refuse: ({ fields }) => {
      // What was folded away opens for what is wrong in it, and can be looked for then.
      flushSync(() => {
        // Backwards, because of several about one input the first one says most.
        for (const { path, message } of fields.toReversed()) {
          const name = placeOf(path, form.getValues())
          if (name !== undefined)
            form.setError(name as Path<Values>, { type: 'shop', message: sentence(message) })
        }
      })
      const inputs = fields.map(({ path }) => nearestInput(inputName(path)))
      setUnplaced(fields.filter((_, at) => !inputs[at]))
      inputs.find((input) => input !== undefined)?.focus()
      return fields.length > 0
    },
  }
}

/** Where a refusal is shown: at its field, be it folded away, or else at the group of fields that it belongs to. */
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
