import { count } from '@platen/messages'
import { Pill } from '@platen/ui'
import { daysBetween } from '@platen/formats/calendar'
import { namedDay } from '../../../lib/store-days.ts'
import { useToday } from '../../../lib/formats.ts'
import type { Garment } from './garment.ts'
import { locale, m } from '../../../messages/messages.ts'

export function DuePill({ garment }: { garment: Due }) {
  const today = useToday()
  const day = dueDay(garment)
  const left = daysBetween(today, day)
  if (left < 0) return <Pill tone="bad">{count(locale, m.floor.due.late, -left)}</Pill>
  if (left === 0) return <Pill tone="wait">{m.floor.due.today}</Pill>
  return <Pill>{namedDay(day)}</Pill>
}

type Due = Pick<Garment, 'promisedBy' | 'neededBy'>

export function dueDay({ promisedBy, neededBy }: Due): string {
  return neededBy !== null && neededBy < promisedBy ? neededBy : promisedBy
}
