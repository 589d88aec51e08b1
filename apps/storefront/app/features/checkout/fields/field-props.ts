import type { ChangeEvent } from 'react'
import { usePage } from '../../../lib/page.ts'
import type { CheckoutDraft, CheckoutRules, Field } from '../draft/checkout-draft.ts'

export interface FieldProps {
  readonly draft: CheckoutDraft
  readonly rules: CheckoutRules
  /** Undefined until the error should be shown. */
  readonly errorOf: (field: Field) => string | undefined
  readonly change: (change: Partial<CheckoutDraft>) => void
}

export const OBSTACLE_ID = 'checkout-obstacle'

export function fieldId(field: Field): string {
  return `checkout-${field}`
}

type TextFieldName = Exclude<
  Field,
  'method' | 'meetupZoneId' | 'slot' | 'instructionId' | 'proof' | 'discountCode' | 'policy'
>
type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export function useTextFields({ draft, errorOf, change }: FieldProps) {
  const { checkout, shell } = usePage().messages
  return (name: TextFieldName, presence: 'required' | 'optional' = 'required') => ({
    id: fieldId(name),
    label: checkout[name],
    optional: presence === 'optional' ? shell.optional : undefined,
    value: draft[name],
    error: errorOf(name),
    onChange: ({ target }: ChangeEvent<Box>) => change({ [name]: target.value }),
  })
}
