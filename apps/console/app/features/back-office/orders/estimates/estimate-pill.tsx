import { Pill } from '@platen/ui'
import { ESTIMATE_STATUSES, type EstimateStatus } from './estimate.ts'

export function EstimatePill({ status }: { status: EstimateStatus }) {
  return <Pill tone={ESTIMATE_STATUSES[status].tone}>{ESTIMATE_STATUSES[status].label}</Pill>
}
