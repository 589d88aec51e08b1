import type { Resources } from '@platen/api-client'

export type StepName = Resources['FirstRunResponse']['steps'][number]['name']

/** In the order of the guide. */
export const STEPS = [
  'brand',
  'money',
  'languages',
  'contact',
  'payment',
  'delivery',
  'product',
  'test_order',
] as const satisfies readonly StepName[]

/** In addresses. */
const SLUGS = {
  brand: 'brand',
  money: 'money',
  languages: 'languages',
  contact: 'contact',
  payment: 'payment',
  delivery: 'delivery',
  product: 'product',
  test_order: 'test-order',
} as const satisfies Record<StepName, string>

export const DONE = 'done'

export function slugOf(step: StepName | undefined): string {
  return step === undefined ? DONE : SLUGS[step]
}

export function stepOf(slug: string): StepName | undefined {
  return STEPS.find((step) => SLUGS[step] === slug)
}

export function stepAfter(step: StepName): StepName | undefined {
  return STEPS[STEPS.indexOf(step) + 1]
}

export function stepBefore(step: StepName): StepName | undefined {
  return STEPS[STEPS.indexOf(step) - 1]
}
