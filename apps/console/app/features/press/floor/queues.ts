import { count } from '@platen/messages'
import { planStep, type Garment, type Step } from './garment.ts'
import type { Job } from './job.ts'
import { locale, m } from '../../../messages/messages.ts'

interface SheetToPrint {
  readonly id: string
  readonly number: string
  readonly prints: number
  readonly promisedBy: string
}

export interface Queues {
  readonly sheets: readonly SheetToPrint[]
  readonly loose: readonly Garment[]
  readonly stations: Readonly<Record<Exclude<Step, 'print'>, readonly Garment[]>>
}

export function queuesOf(jobs: readonly Job[], garments: readonly Garment[]): Queues {
  const nested = jobs.filter(({ state }) => state === 'nested')
  const on = (step: Step) => garments.filter((garment) => planStep(garment, step).ok)
  return {
    sheets: [...Map.groupBy(nested, ({ sheet }) => sheet?.id)].flatMap(([id, prints]) => {
      const number = prints[0]?.sheet?.number
      if (id === undefined || number === undefined) return []
      return [{ id, number, prints: prints.length, promisedBy: earliest(prints) }]
    }),
    loose: garments.filter(({ prints }) => prints.some(({ state, sheet }) => state === 'nested' && !sheet)),
    stations: { cut: on('cut'), press: on('press'), check: on('check'), pack: on('pack') },
  }
}

function earliest(jobs: readonly Pick<Job, 'promisedBy'>[]): string {
  return jobs.reduce((day, { promisedBy }) => (promisedBy < day ? promisedBy : day), '9999-12-31')
}

/** What the number of a queue counts. */
export function queueNoun({ sheets, loose, stations }: Queues, step: Step): string {
  if (step === 'cut') return count(locale, m.floor.queues.pieces, stations.cut.length)
  if (step !== 'print') return garmentNoun(stations[step].length)
  if (sheets.length === 0 && loose.length > 0) return garmentNoun(loose.length)
  if (loose.length > 0) return m.floor.queues.sheetsAndGarments
  return count(locale, m.floor.queues.sheets, sheets.length)
}

function garmentNoun(garments: number): string {
  return count(locale, m.floor.queues.garments, garments)
}
