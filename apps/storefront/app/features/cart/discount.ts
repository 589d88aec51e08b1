import { PlatenError, expectData, type Resources } from '@platen/api-client'
import type { CodeRule } from '@platen/pricing'
import { kept } from '@platen/ui'
import { browserApi } from '../../lib/browser-api.ts'
import { isRecord } from '../../lib/is-record.ts'

export type DiscountTerms = Resources['DiscountTerms']

const discount = kept<DiscountTerms | null>('discount', null, isTerms)

/** The code that the customer entered, with what it gives. Kept until the order is placed. */
export function useDiscount(): DiscountTerms | null {
  return discount.use()
}

export function forgetDiscount(): void {
  discount.write(null)
}

/** Undefined when the code can be used, else why not. */
export async function enterCode(code: string): Promise<string | undefined> {
  try {
    discount.write(await expectData(browserApi.checkDiscount({ body: { code } })))
    return undefined
  } catch (error) {
    return error instanceof PlatenError ? codeReasonOf(error, 'code') : 'failed'
  }
}

/** Why the API refuses the code in the field `path`; undefined when it refuses something else. */
export function discountReasonOf(error: Refused | undefined): string | undefined {
  return error?.fields.some(({ path }) => path === 'discountCode')
    ? codeReasonOf(error, 'discountCode')
    : undefined
}

interface Refused {
  readonly code: string
  readonly fields: readonly { readonly path: string; readonly reason?: string | undefined }[]
}

function codeReasonOf({ code, fields }: Refused, path: string): string {
  if (code === 'RATE_LIMITED') return 'too_many'
  if (code !== 'VALIDATION_FAILED') return 'failed'
  const reason = fields.find((field) => field.path === path)?.reason
  return reason === undefined || !reason.startsWith('code_') ? 'unknown_code' : reason
}

/** The API has percentages, the pricing basis points. */
export function codeRuleOf({
  percentOff,
  kind,
  amountMinor,
  garmentKinds,
  minimumMinor,
}: DiscountTerms): CodeRule {
  return {
    ...{ kind, amountMinor, garmentKinds, minimumMinor },
    percentOffBp: percentOff === null ? null : Math.round(percentOff * 100),
  }
}

function isTerms(value: unknown): value is DiscountTerms | null {
  return (
    value === null || (isRecord(value) && typeof value.code === 'string' && Array.isArray(value.garmentKinds))
  )
}
