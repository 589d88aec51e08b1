import { refuseInvalid, type FieldProblem } from '../refusal.ts'

/** Of the query `columns`, such as `slug,-,name`. */
export function chosenColumns<Field extends string>(
  text: string | undefined,
  fields: readonly Field[],
): (Field | null)[] | undefined {
  if (text === undefined) return undefined
  const words = text.split(',')
  refuseInvalid(words.flatMap((word, index) => problemsOf(words, index, fields)))
  return words.map((word) => fields.find((field) => field === word) ?? null)
}

function problemsOf(words: readonly string[], index: number, fields: readonly string[]): FieldProblem[] {
  const word = words[index] ?? '-'
  if (word === '-') return []
  if (!fields.includes(word))
    return [{ path: 'columns', message: `${word} is not a field of this table`, reason: 'not_a_choice' }]
  if (words.indexOf(word) === index) return []
  return [{ path: 'columns', message: `names ${word} twice`, reason: 'repeated' }]
}
