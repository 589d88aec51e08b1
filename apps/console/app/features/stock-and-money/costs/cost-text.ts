import { fill } from '@platen/messages'
import { m } from '../../../messages/messages.ts'
import { CATEGORIES_IN_SENTENCE, CATEGORY_NAMES, type CostEntry } from './costs.ts'

const words = m.costs.computed

/** As the service writes the descriptions of costs that it computes. */
const WASTE = 'Waste of '
const SPOILED = 'Spoiled'
const WITHOUT_SHEET = 'Prints without a sheet'
const PRINTING: ReadonlySet<string> = new Set(['Film', 'Ink', 'Powder', 'Labour'])

/** What somebody entered, or what the service computed in the language of the reader. */
export function costText({
  source,
  category,
  description,
}: Pick<CostEntry, 'source' | 'category' | 'description'>): string {
  const [, what = '', of = ''] = /^([^:]+): (.+)$/.exec(description) ?? []
  if (source !== 'computed' || what === '') return description
  const name = of === WITHOUT_SHEET ? words.withoutSheet : of
  if (what === SPOILED) return fill(words.spoiled, { name })
  if (what.startsWith(WASTE)) return fill(words.waste, { category: CATEGORIES_IN_SENTENCE[category], name })
  return PRINTING.has(what) ? `${CATEGORY_NAMES[category]}: ${name}` : description
}
