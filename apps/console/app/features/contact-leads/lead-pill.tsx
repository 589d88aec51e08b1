import { Pill } from '@platen/ui'
import { STATUSES, type LeadStatus } from './lead-words.ts'

export function LeadPill({ status }: { status: LeadStatus }) {
  return <Pill tone={STATUSES[status].tone}>{STATUSES[status].label}</Pill>
}
