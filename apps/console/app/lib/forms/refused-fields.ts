import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { fieldProblems, type FieldProblem, type Refused } from '../requests/refusal-words.ts'

interface Shown {
  readonly refused: Refused | undefined
  /** By the names of their inputs. */
  readonly errors: Readonly<Record<string, string>>
  /** Every problem has an input. */
  readonly isWhole: boolean
}

const NOTHING: Shown = { refused: undefined, errors: {}, isWhole: false }

interface RefusedFieldsOptions<Refusal> {
  /** For a form that names its inputs otherwise than the request. */
  readonly nameOf?: (path: string) => string
  /** Refused while somebody types, so it does not take the focus away. */
  readonly previewed?: Refusal | undefined
}

/**
 * Shows what the API refused at the fields of a form, by their names. An error goes when its field is edited. `rest` is
 * a refusal that no field can show.
 */
export function useRefusedFields<Refusal extends Refused>(
  refused: Refusal | undefined,
  { nameOf = inputName, previewed }: RefusedFieldsOptions<Refusal> = {},
) {
  const form = useRef<HTMLFormElement>(null)
  const [sent, setSent] = useState(NOTHING)
  const [typed, setTyped] = useState(NOTHING)
  const nameNow = useEffectEvent(nameOf)
  useLayoutEffect(() => {
    const { first, ...shown } = placed(refused, form.current, (path) => nameNow(path))
    setSent(shown)
    first?.focus()
  }, [refused])
  useLayoutEffect(() => {
    const { first: _unfocused, ...shown } = placed(previewed, form.current, (path) => nameNow(path))
    setTyped(shown)
  }, [previewed])

  return {
    form,
    errors: { ...typed.errors, ...sent.errors },
    rest: sent.refused === refused && sent.isWhole ? undefined : refused,
    previewRest: typed.refused === previewed && typed.isWhole ? undefined : previewed,
    onInput: ({ target }: { readonly target: EventTarget }) => {
      const name = target instanceof Element ? target.getAttribute('name') : null
      if (name === null) return
      if (name in sent.errors) setSent(without(sent, name))
      if (name in typed.errors) setTyped(without(typed, name))
    },
  }
}

function placed(
  refused: Refused | undefined,
  form: HTMLFormElement | null,
  nameOf: (path: string) => string,
) {
  const problems = (refused ? fieldProblems(refused) : []).map(({ path, message }) => {
    const name = nameOf(path)
    return { name, message, input: inputIn(form, name) }
  })
  const found = problems.filter(({ input }) => input)
  return {
    refused,
    // The first of several problems of a field says most.
    errors: Object.fromEntries(found.toReversed().map(({ name, message }) => [name, message] as const)),
    isWhole: problems.length > 0 && found.length === problems.length,
    first: found[0]?.input,
  }
}

function without(shown: Shown, name: string): Shown {
  const { [name]: _edited, ...errors } = shown.errors
  return { ...shown, errors }
}

function inputIn(form: HTMLFormElement | null, name: string): HTMLElement | undefined {
  const found = form?.elements.namedItem(name)
  return found instanceof HTMLElement ? found : undefined
}

/** The input of a field, or of the nearest group around it. */
export function nearestInput(field: string): HTMLElement | undefined {
  for (let name = field; name !== ''; name = name.replace(/(^|\.)[^.]*$/, '')) {
    const element = document.getElementsByName(name)[0]
    if (element) return element
  }
  return undefined
}

/** `meetupZones[0].slots[1].to` as an input is named: `meetupZones.0.slots.1.to`. */
export function inputName(path: string): string {
  return path.replaceAll(/\[(\w+)\]/g, '.$1')
}

export type Problems = readonly FieldProblem[]
export const NO_PROBLEMS: Problems = []
