import type { PlatenError } from '@platen/api-client'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import { dropDraft, readDraft, writeDraft, type Base } from './kept-draft.ts'
import { same } from './three-way.ts'
import { useLeaveWarning } from './use-leave-warning.ts'

interface KeptFormParts<Values> extends Partial<Base<Values>> {
  /** Names the draft: `settings`, `garment gar_01…`, `new garment`. */
  readonly key: string
  /** As the shop has it now. Plain JSON. */
  readonly values: Values
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
  /** Back to what the shop has. */
  readonly drop: () => void
  readonly submit: (send: (values: Values) => void) => (event?: SyntheticEvent) => void
  /** Sets what the shop refused on its inputs, by their names. Gives true when each has one. */
  readonly refuse: (error: PlatenError) => boolean
  /** What was refused and has no input. */
  readonly unplaced: PlatenError['fields']
}

/** A form whose unsent values survive a reload of this tab, and do not lose what somebody else saves meanwhile. */
export function useKeptForm<Values extends FieldValues>({
  key,
  revision = 0,
  updatedAt,
  values,
}: KeptFormParts<Values>): KeptForm<Values> {
  const [draft] = useState(() => readDraft<Values>(key))
  const [base, setBase] = useState<Base<Values>>(draft?.base ?? { revision, updatedAt, values })
  const [restored, setRestored] = useState(draft !== undefined)
  const [dirty, setDirty] = useState(draft !== undefined)
  const [kept, setKept] = useState(true)
  const [unplaced, setUnplaced] = useState<PlatenError['fields']>([])
  const form = useForm<Values>({ defaultValues: (draft?.values ?? values) as DefaultValues<Values> })
  // What is typed is compared with it between two drawings.
  const latest = useRef(base)
  useLeaveWarning(dirty && !kept)

  useEffect(() => {
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: typed }) => {
        const changed = !same(typed, latest.current.values)
        setDirty(changed)
        if (changed) setKept(writeDraft(key, { base: latest.current, values: typed }))
        else dropDraft(key)
      },
    })
  }, [form, key])

  function goOn(next: Base<Values>, onScreen = next.values): void {
    latest.current = next
    setBase(next)
    setRestored(false)
    setUnplaced([])
    form.reset(onScreen)
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
    drop: () => goOn({ revision, updatedAt, values }),
    submit: (send) => (event) => {
      // What the shop refused last time may be right now; it alone knows.
      form.clearErrors()
      setUnplaced([])
      void form.handleSubmit(send)(event)
    },
    refuse: ({ fields }) => {
      const [placed, others] = [fields.filter(hasInput), fields.filter((field) => !hasInput(field))]
      for (const { path, message } of placed) {
        form.setError(inputName(path) as Path<Values>, { type: 'shop', message: sentence(message) })
      }
      setUnplaced(others)
      const [first] = placed
      if (first) document.getElementsByName(inputName(first.path))[0]?.focus()
      return fields.length > 0 && others.length === 0
    },
  }
}

function hasInput({ path }: { readonly path: string }): boolean {
  return document.getElementsByName(inputName(path)).length > 0
}

/** `meetupZones[0].slots[1].to` as react-hook-form names it: `meetupZones.0.slots.1.to`. */
export function inputName(path: string): string {
  return path.replaceAll(/\[(\w+)\]/g, '.$1')
}

/** "must be after from" stands alone under its input. */
function sentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1)
}
