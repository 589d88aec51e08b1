import type { Job } from './job.ts'
import type { Step } from './garment.ts'
import type { OutboxStep } from './outbox.ts'

/** How a step is called on its button, in a queue, and once it is made. */
export const STEP_WORDS = {
  print: { act: 'Printed', queue: 'To print', scan: 'Print', done: 'Printed' },
  press: { act: 'Pressed', queue: 'To press', scan: 'Press', done: 'Pressed' },
  check: { act: 'Passed the check', queue: 'To check', scan: 'Check', done: 'Passed' },
  pack: { act: 'Packed', queue: 'To pack', scan: 'Pack', done: 'Packed' },
} as const satisfies Record<Step, { act: string; queue: string; scan: string; done: string }>

/** What an unsent step was, in a word. */
export function stepWord({ request: { to } }: OutboxStep): string {
  return MOVED[to]
}

const MOVED = {
  queued: 'Back to the queue',
  nested: 'On a sheet',
  printed: 'Printed',
  pressed: 'Pressed',
  passed: 'Passed',
  packed: 'Packed',
  failed: 'Failed',
  void: 'Void',
} as const satisfies Record<OutboxStep['request']['to'], string>

/** "Print" or "2 prints". */
export function prints(count: number): string {
  return count === 1 ? '1 print' : `${count} prints`
}

/** "Full back is on a sheet": what is not where the others are. */
export function behindWords(rest: readonly Job[], zoneName: (id: string) => string): string | undefined {
  if (rest.length === 0) return undefined
  return `Not with it yet: ${rest.map(({ zoneId }) => zoneName(zoneId)).join(', ')}.`
}
