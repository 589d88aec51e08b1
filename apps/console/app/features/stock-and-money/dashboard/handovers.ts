import { m } from '../../../messages/messages.ts'
import type { Dashboard } from './dashboard.ts'

type Handover = Dashboard['handoversToday'][number]

interface MeetingPoint {
  readonly place: string
  readonly handovers: readonly Handover[]
}

const PLACES: Readonly<Record<Handover['method'], string>> = m.today.handovers.places

/** `handovers` must be sorted by time. */
export function meetingPoints(handovers: readonly Handover[]): MeetingPoint[] {
  const points = Map.groupBy(handovers, ({ method, meetupZoneName }) => meetupZoneName ?? PLACES[method])
  return [...points].map(([place, there]) => ({ place, handovers: there }))
}
