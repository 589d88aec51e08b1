import { fill } from '@platen/messages'
import { m } from '../../../messages/messages.ts'
import { CATEGORIES_IN_SENTENCE, CATEGORY_NAMES, type CostEntry } from './costs.ts'

const words = m.costs.computed

/** As the service writes the descriptions of costs that it computes. */
const COMPUTED = /^(?:(?<waste>Waste of \w+)|(?<spoiled>Spoiled)|Film|Ink|Powder|Labour): (?<of>.+)$/
const WITHOUT_SHEET = /^Prints without a sheet$/

/** What somebody entered, or what the service computed in the language of the reader. */
export function costText({
  source,
  category,
  description,
}: Pick<CostEntry, 'source' | 'category' | 'description'>): string {
  const found = source === 'computed' ? COMPUTED.exec(description)?.groups : undefined
  if (!found) return description
  const name = (found.of ?? '').replace(WITHOUT_SHEET, words.withoutSheet)
  if (found.spoiled !== undefined) return fill(words.spoiled, { name })
  if (found.waste !== undefined)
    return fill(words.waste, { category: CATEGORIES_IN_SENTENCE[category], name })
  return `${CATEGORY_NAMES[category]}: ${name}`
}
