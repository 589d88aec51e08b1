import { fill } from '@platen/messages'
import { m } from '../../../messages/messages.ts'
import type { Job } from './job.ts'

export function behindText(rest: readonly Job[], zoneName: (id: string) => string): string | undefined {
  if (rest.length === 0) return undefined
  return fill(m.floor.plan.notReadyYet, { prints: rest.map(({ zoneId }) => zoneName(zoneId)).join(', ') })
}
