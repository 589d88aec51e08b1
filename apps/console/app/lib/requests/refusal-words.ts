import { pathText } from '../drafts/field-labels.ts'
import { sentence } from '../forms/refused-fields.ts'

interface Refused {
  readonly message: string
  readonly fields: readonly { readonly path: string; readonly message: string }[]
}

/** For a refusal that is not shown at its field: "Country: This is outside …" for `fulfilment.address.country`. */
export function refusalTitle({ message, fields }: Refused): string {
  const [first] = fields
  return first ? fieldProblem(first) : message
}

export function fieldProblem({ path, message }: Refused['fields'][number]): string {
  const [name] = /[A-Za-z]\w*(?=(\[\d+\])*$)/.exec(path) ?? []
  if (name === undefined || name === 'body') return sentence(message)
  const label = pathText(name)
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}: ${sentence(message)}`
}
