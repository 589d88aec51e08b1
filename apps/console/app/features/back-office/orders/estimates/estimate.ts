import type { Resources } from '@platen/api-client'
import type { Tone } from '@platen/ui'
import { api } from '../../../../lib/requests/api.ts'
import { queryKeys } from '../../../../lib/requests/query-keys.ts'
import { useRead } from '../../../../lib/requests/use-read.ts'
import { m } from '../../../../messages/messages.ts'

export type Estimate = Resources['EstimateRecord']
export type EstimateStatus = Estimate['status']
export type EstimateRow = Resources['EstimateSummary']

const { states } = m.estimates

export const ESTIMATE_STATUSES = {
  draft: { label: states.draft, tone: 'over' },
  sent: { label: states.sent, tone: 'wait' },
  viewed: { label: states.viewed, tone: 'wait' },
  changes_requested: { label: states.changes_requested, tone: 'work' },
  approved: { label: states.approved, tone: 'work' },
  declined: { label: states.declined, tone: 'over' },
  expired: { label: states.expired, tone: 'over' },
  converted: { label: states.converted, tone: 'good' },
} as const satisfies Record<EstimateStatus, { label: string; tone: Tone }>

export function useEstimate(id: string) {
  return useRead(queryKeys.estimate(id), (signal) => api.getEstimate({ estimateId: id, signal }))
}

/** What a line is called where it is not drawn. */
export function lineName({ text, garment, film }: Estimate['lines'][number]): string {
  if (film) return `${m.orderWords.film[film.kind]}, ${film.size}`
  return text ?? [garment?.garmentName, garment?.colour, garment?.size].filter(Boolean).join(', ')
}
