import { Pill } from '@platen/ui'
import { STATUSES, type LeadStatus } from './lead-labels.ts'

export function LeadPill({ status }: { status: LeadStatus }) {
  return <Pill tone={STATUSES[status].tone}>{STATUSES[status].label}</Pill>
}
