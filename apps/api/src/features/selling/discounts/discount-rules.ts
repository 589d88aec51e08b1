import type { DISCOUNT_STATES, DiscountUpdate } from '@platen/contract'
import { codeObstacle, type CodeLine, type CodeRule } from '@platen/pricing'
import { violatedConstraint } from '../../../platform/database/database-errors.ts'
import { invalidField, type FieldProblem, type Refusal } from '../../../platform/refusal.ts'
import type { Shop } from '../catalog/index.ts'
import type { Discount, Terms } from './discounts.store.ts'

export type DiscountState = (typeof DISCOUNT_STATES)[number]

export function stateOf(
  { endedAt, validFrom, validUntil, uses, maxUses }: Discount,
  now: Date,
): DiscountState {
  if (endedAt !== null || (validUntil !== null && validUntil <= now)) return 'ended'
  if (maxUses !== null && uses >= maxUses) return 'used_up'
  return validFrom !== null && validFrom > now ? 'scheduled' : 'active'
}

/** A code that does not exist is refused like one that never did. `path` is its field. */
export function refuseUnusable(discount: Discount | undefined, path: string, now: Date): Discount {
  if (!discount) throw invalidField(path, 'is not a discount code of this shop', 'unknown_code')
  switch (stateOf(discount, now)) {
    case 'ended':
      throw codeEnded(path)
    case 'scheduled':
      throw invalidField(path, 'cannot be used yet', 'code_not_begun')
    case 'used_up':
      throw codeUsedUp(path)
    case 'active':
      return discount
  }
}

export function refuseUnmet(
  lines: readonly CodeLine[],
  rule: CodeRule,
  path: string,
  { currency, currencyExponent }: Pick<Shop, 'currency' | 'currencyExponent'>,
): void {
  switch (codeObstacle(lines, rule)) {
    case 'other_kinds':
      throw invalidField(path, 'is for other garments', 'code_other_kinds')
    case 'below_minimum': {
      const minimum = (rule.minimumMinor / 10 ** currencyExponent).toFixed(currencyExponent)
      throw invalidField(
        path,
        `needs garments for at least ${minimum} ${currency}`,
        'code_below_minimum',
        `${minimum} ${currency}`,
      )
    }
    case undefined:
      return
  }
}

function codeEnded(path: string): Refusal {
  return invalidField(path, 'has ended', 'code_ended')
}

function codeUsedUp(path: string): Refusal {
  return invalidField(path, 'was used as often as it can be', 'code_used_up')
}

/** What the database refuses, because others were first. Undefined for other errors. */
export function discountRefusal(error: unknown, path: string): Refusal | undefined {
  switch (violatedConstraint(error)) {
    case 'discounts_used_within_limit':
      return codeUsedUp(path)
    case 'discounts_used_within_limit_each':
      return invalidField(path, 'was used as often as one customer may', 'code_used_by_customer')
    case 'discounts_not_ended':
      return codeEnded(path)
    default:
      return undefined
  }
}

/** The whole numbers of the database. */
export function termsOf(request: Omit<DiscountUpdate, 'revision'>): Terms {
  const { percentOff, validFrom, validUntil, ...same } = request
  return {
    ...same,
    percentOffBp: percentOff === null ? null : Math.round(percentOff * 100),
    validFrom: validFrom === null ? null : new Date(validFrom),
    validUntil: validUntil === null ? null : new Date(validUntil),
  }
}

export function termsProblems(
  { kind, percentOffBp, amountMinor, validFrom, validUntil, garmentKinds, maxUses }: Terms,
  { kinds, uses }: { readonly kinds: ReadonlySet<string>; readonly uses: number },
): FieldProblem[] {
  const given = [
    ['percentOff', kind === 'percent', percentOffBp],
    ['amountMinor', kind === 'amount', amountMinor],
  ] as const
  return [
    ...given.flatMap(([path, wanted, value]): FieldProblem[] => {
      if (wanted === (value !== null)) return []
      return wanted
        ? [{ path, message: `is required for the kind ${kind}`, reason: 'required' }]
        : [{ path, message: `must be null for the kind ${kind}`, reason: 'not_used' }]
    }),
    ...(validFrom !== null && validUntil !== null && validUntil <= validFrom
      ? [{ path: 'validUntil', message: 'must be after validFrom', reason: 'before_start' } as const]
      : []),
    ...garmentKinds.flatMap((id, index): FieldProblem[] =>
      kinds.has(id)
        ? []
        : [{ path: `garmentKinds[${index}]`, message: 'is no kind of garment', reason: 'not_found' }],
    ),
    ...(maxUses !== null && maxUses < uses
      ? [
          {
            path: 'maxUses',
            message: `is below the ${uses} uses so far`,
            reason: 'too_low',
            limit: String(uses),
          } as const,
        ]
      : []),
  ]
}
