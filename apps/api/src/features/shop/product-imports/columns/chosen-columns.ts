import { PRODUCT_FIELDS, type ProductField } from '@platen/contract'
import { refuseInvalid, type FieldProblem } from '../../../../platform/refusal.ts'

/** Of the query `columns`, such as `slug,-,name`. */
export function chosenColumns(text: string | undefined): (ProductField | null)[] | undefined {
  if (text === undefined) return undefined
  const words = text.split(',')
  refuseInvalid(words.flatMap((word, index) => problemsOf(words, word, index)))
  return words.map((word) => PRODUCT_FIELDS.find((field) => field === word) ?? null)
}

function problemsOf(words: readonly string[], word: string, index: number): FieldProblem[] {
  if (word === '-') return []
  if (!PRODUCT_FIELDS.some((field) => field === word))
    return [{ path: 'columns', message: `${word} is not a field of products`, reason: 'not_a_choice' }]
  if (words.indexOf(word) === index) return []
  return [{ path: 'columns', message: `names ${word} twice`, reason: 'repeated' }]
}
