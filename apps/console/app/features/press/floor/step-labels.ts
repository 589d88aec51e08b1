import type { Job } from './job.ts'
import type { Step } from './garment.ts'
import type { OutboxStep } from './outbox.ts'

export const STEP_LABELS = {
  print: { button: 'Mark printed', queue: 'To print', done: 'Marked printed' },
  press: { button: 'Mark pressed', queue: 'To press', done: 'Marked pressed' },
  check: { button: 'Mark passed', queue: 'To check', done: 'Marked passed' },
  pack: { button: 'Mark packed', queue: 'To pack', done: 'Marked packed' },
} as const satisfies Record<Step, { button: string; queue: string; done: string }>

export function stepLabel({ request: { to } }: OutboxStep): string {
  return TARGET_LABELS[to]
}

const TARGET_LABELS = {
  queued: 'Back to the queue',
  nested: 'On a sheet',
  printed: 'Printed',
  pressed: 'Pressed',
  passed: 'Passed',
  packed: 'Packed',
  failed: 'Failed',
  void: 'Void',
} as const satisfies Record<OutboxStep['request']['to'], string>

export function printCount(count: number): string {
  return count === 1 ? '1 print' : `${count} prints`
}

export function behindText(rest: readonly Job[], zoneName: (id: string) => string): string | undefined {
  if (rest.length === 0) return undefined
  return `Not ready yet: ${rest.map(({ zoneId }) => zoneName(zoneId)).join(', ')}.`
}
