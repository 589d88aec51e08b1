import type { PlatenError } from '@platen/api-client'
import { refusalWords } from '../../../lib/texts/refusal-words.ts'
import type { Messages } from '../../../messages/en.ts'

/** Why a design cannot be priced. */
export function quoteText(refusal: PlatenError, messages: Messages): string {
  const isPrint = refusal.fields.some(({ path }) => path.includes('placements'))
  return isPrint ? messages.designer.refusedPrint : refusalWords(refusal, messages).text
}
