import { useLayoutEffect, useRef, useState } from 'react'
import { fieldProblems, type FieldProblem, type Refused } from '../requests/refusal-words.ts'

const NO_ERRORS: Readonly<Record<string, string>> = {}

/**
 * Shows what the API refused at the fields of a form, by their names. An error goes when its field is edited. `rest` is
 * a refusal that no field can show.
 */
export function useRefusedFields<Refusal extends Refused>(refused: Refusal | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState({ refused, errors: NO_ERRORS, isWhole: false })
  useLayoutEffect(() => {
    const problems = refused ? fieldProblems(refused) : []
    const inputs = problems.map(({ path }) => inputIn(form.current, path))
    const placed = problems.filter((_, at) => inputs[at])
    // The first of several problems of a field says most.
    const errors = placed.toReversed().map(({ path, message }) => [inputName(path), message] as const)
    const isWhole = problems.length > 0 && placed.length === problems.length
    setShown({ refused, errors: Object.fromEntries(errors), isWhole })
    inputs.find((input) => input !== undefined)?.focus()
  }, [refused])

  return {
    form,
    errors: shown.errors,
    rest: shown.refused === refused && shown.isWhole ? undefined : refused,
    onInput: ({ target }: { readonly target: EventTarget }) => {
      const name = target instanceof Element ? target.getAttribute('name') : null
      if (name === null || !(name in shown.errors)) return
      const { [name]: _edited, ...errors } = shown.errors
      setShown({ ...shown, errors })
    },
  }
}

function inputIn(form: HTMLFormElement | null, path: string): HTMLElement | undefined {
  const found = form?.elements.namedItem(inputName(path))
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
