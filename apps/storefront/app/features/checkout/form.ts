import type { CheckoutDraft, CheckoutRules, Field } from './checkout-draft.ts'

/** What every section of the checkout gets. */
export interface FormPart {
  readonly draft: CheckoutDraft
  readonly rules: CheckoutRules
  /** What is wrong with a field, in words, once it is time to say so. */
  readonly errorOf: (field: Field) => string | undefined
  readonly change: (change: Partial<CheckoutDraft>) => void
}

/** Where it says why nothing can be ordered. */
export const OBSTACLE_ID = 'checkout-obstacle'

/** Where the focus goes when this field is wrong. */
export function fieldId(field: Field): string {
  return `checkout-${field}`
}
