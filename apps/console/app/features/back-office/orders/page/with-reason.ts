import { fill } from '@platen/messages'
import { m } from '../../../../messages/messages.ts'

export function withReason(event: string, reason: string): string {
  return fill(m.orderPage.withReason, { event, reason })
}
