import type { CheckoutDraft, CheckoutRules, Field } from '../draft/checkout-draft.ts'

/** The props of every section of the checkout. */
export interface FieldProps {
  readonly draft: CheckoutDraft
  readonly rules: CheckoutRules
  /** The error of a field, once it should be shown. */
  readonly errorOf: (field: Field) => string | undefined
  readonly change: (change: Partial<CheckoutDraft>) => void
}

/** The element that says why nothing can be ordered. */
export const OBSTACLE_ID = 'checkout-obstacle'

/** Where the focus goes when this field is wrong. */
export function fieldId(field: Field): string {
  return `checkout-${field}`
}
