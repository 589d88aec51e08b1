import { kept } from '@platen/ui'

/** Names that are not in a design yet. Kept, because a list that is too long for one order is ordered in several. */
export const pastedList = kept('roster', '', (value): value is string => typeof value === 'string')
