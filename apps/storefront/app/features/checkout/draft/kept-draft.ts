import { kept } from '@platen/ui'
import { EMPTY_DRAFT, type CheckoutDraft } from './checkout-draft.ts'

const draft = kept<CheckoutDraft>('checkout', EMPTY_DRAFT, isDraft)

export const useKeptDraft = draft.use

export function changeDraft(change: Partial<CheckoutDraft>): void {
  draft.write({ ...draft.read(), ...change })
}

export function forgetDraft(): void {
  draft.write(EMPTY_DRAFT)
}

function isDraft(value: unknown): value is CheckoutDraft {
  if (typeof value !== 'object' || value === null) return false
  const fields = value as Record<string, unknown>
  return Object.entries(EMPTY_DRAFT).every(([name, empty]) =>
    empty === null ? isPart(name, fields[name]) : typeof fields[name] === typeof empty,
  )
}

const PARTS: Readonly<Record<string, readonly string[]>> = {
  slot: ['date', 'from'],
  proof: ['id', 'fileName'],
}

function isPart(name: string, value: unknown): boolean {
  if (value === null) return true
  if (typeof value !== 'object') return false
  const part = value as Record<string, unknown>
  return (PARTS[name] ?? []).every((key) => typeof part[key] === 'string')
}
