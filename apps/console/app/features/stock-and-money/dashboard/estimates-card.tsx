import type { Resources } from '@platen/api-client'
import { addDays } from '@platen/formats/calendar'
import { fill } from '@platen/messages'
import { useFormats } from '../../../lib/formats.ts'
import { paths } from '../../../lib/paths.ts'
import { api } from '../../../lib/requests/api.ts'
import { useRead } from '../../../lib/requests/use-read.ts'
import { m } from '../../../messages/messages.ts'
import { useMay } from '../../people/session/index.ts'
import { CardRow, ListCard } from './work-card.tsx'

const words = m.estimates.today
const SOON_DAYS = 3

type Estimate = Resources['EstimateSummary']

/** Approved without stock, with changes to make, and what expires soon: the most urgent first. */
export function useEstimatesToDo(today: string): readonly Estimate[] {
  const enabled = useMay('estimates:read')
  const answered = useRead(
    ['estimates', 'answered'],
    (signal) => api.listEstimates({ query: { status: 'approved,changes_requested' }, signal }),
    { enabled },
  ).data
  const validTo = addDays(today, SOON_DAYS)
  const expiring = useRead(
    ['estimates', 'expiring', validTo],
    (signal) => api.listEstimates({ query: { validTo }, signal }),
    { enabled },
  ).data
  const first = answered ?? []
  return [
    ...first.filter(({ status }) => status === 'approved'),
    ...first.filter(({ status }) => status === 'changes_requested'),
    ...(expiring ?? []).filter(({ status }) => status !== 'changes_requested'),
  ]
}

export function EstimatesCard({ estimates }: { estimates: readonly Estimate[] }) {
  const formats = useFormats()
  return (
    <ListCard title={words.title} rows={estimates} tone="wait" to={paths.estimates()} link={words.link}>
      {({ id, number, customerName, status, totalMinor, validUntil }) => (
        <CardRow
          key={id}
          to={paths.estimate(id)}
          name={number}
          what={customerName}
          detail={
            status === 'approved'
              ? words.outOfStock
              : status === 'changes_requested'
                ? words.changes
                : fill(words.expires, { day: formats.day(validUntil) })
          }
          why={<span className="figures text-base font-semibold">{formats.money(totalMinor)}</span>}
        />
      )}
    </ListCard>
  )
}
