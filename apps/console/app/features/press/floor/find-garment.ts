import { PlatenError, expectData } from '@platen/api-client'
import { fill } from '@platen/messages'
import { refusalText } from '../../../lib/requests/refusal-words.ts'
import { api } from '../../../lib/requests/api.ts'
import { garmentKey, garmentsOf, type Garment } from './garment.ts'
import { readJob, type Job } from './job.ts'
import { locale, m } from '../../../messages/messages.ts'
import { endsWith, type Scan } from './scan.ts'

export type Found =
  | { readonly kind: 'garment'; readonly garment: Garment; readonly jobId?: string }
  | { readonly kind: 'choice'; readonly garments: readonly Garment[] }
  | { readonly kind: 'sheet'; readonly id: string }
  | { readonly kind: 'nothing'; readonly why: string }

interface Known {
  /** The jobs of the floor, including unsent steps. */
  readonly jobs: readonly Job[]
  readonly readOrder: (orderId: string) => Promise<Job[]>
}

export async function findGarment(scan: Scan, known: Known): Promise<Found> {
  try {
    switch (scan.kind) {
      case 'job':
        return await byJob(scan.id, known)
      case 'order':
        return await byOrder(scan.number, known)
      case 'short':
        return await byShortNumber(scan.digits, known)
      case 'sheet':
        return bySheet(scan.number, known)
      case 'unknown':
        return nothing(fill(m.floor.scan.unknown, { text: scan.text }))
    }
  } catch (error) {
    return nothing(error instanceof PlatenError ? refusalText(error).title : m.floor.scan.offline)
  }
}

async function byJob(id: string, { jobs, readOrder }: Known): Promise<Found> {
  // The ticket of a failed print stays in use for its reprint.
  const job = jobs.find((each) => each.id === id) ?? jobs.find(({ parentJobId }) => parentJobId === id)
  if (job) return garmentWith(job, jobs, id)
  if (!navigator.onLine) return nothing(m.floor.scan.unknownOffline)
  const read = await readJob(id)
  return garmentWith(read, await readOrder(read.orderId), id)
}

function garmentWith(job: Job, jobs: readonly Job[], id: string): Found {
  const garment = garmentsOf(jobs).find(({ key }) => key === garmentKey(job))
  if (garment) return { kind: 'garment', garment, jobId: id }
  return nothing(
    job.reason === null ? m.floor.scan.finished : fill(m.floor.scan.finishedBecause, { reason: job.reason }),
  )
}

const either = new Intl.ListFormat(locale, { type: 'disjunction' })

/** Prefers orders on the floor: numbers start again every year. */
async function byShortNumber(digits: string, known: Known): Promise<Found> {
  const here = numbersOf(
    known.jobs.map(({ orderNumber }) => orderNumber),
    digits,
  )
  if (here.length === 0 && !navigator.onLine) return nothing(m.floor.scan.unknownOffline)
  const numbers = here.length > 0 ? here : numbersOf(await openNumbers(digits), digits)
  const [number] = numbers
  if (number === undefined) return nothing(fill(m.floor.scan.noOrder, { digits }))
  if (numbers.length > 1) return nothing(fill(m.floor.scan.ambiguous, { numbers: either.format(numbers) }))
  return byOrder(number, known)
}

function numbersOf(numbers: readonly string[], digits: string): string[] {
  return [...new Set(numbers)].filter((number) => endsWith(number, digits))
}

async function openNumbers(digits: string): Promise<string[]> {
  const q = digits.padStart(6, '0')
  const orders = await expectData(api.listOrders({ query: { q, status: 'open', limit: 50 } }))
  return orders.map(({ number }) => number)
}

async function byOrder(number: string, { jobs, readOrder }: Known): Promise<Found> {
  const here = garmentsOf(jobs.filter(({ orderNumber }) => orderNumber === number))
  if (here.length === 0 && !navigator.onLine) return nothing(m.floor.scan.unknownOffline)
  const garments = here.length > 0 ? here : garmentsOf(await jobsOfNumber(number, readOrder))
  const [first] = garments
  if (!first) return nothing(fill(m.floor.scan.notOnFloor, { number }))
  return garments.length === 1 ? { kind: 'garment', garment: first } : { kind: 'choice', garments }
}

async function jobsOfNumber(number: string, readOrder: Known['readOrder']): Promise<Job[]> {
  const orders = await expectData(api.listOrders({ query: { q: number, limit: 5 } }))
  const order = orders.find((each) => each.number === number)
  return order ? readOrder(order.id) : []
}

function bySheet(number: string, { jobs }: Known): Found {
  const id = jobs.find(({ sheet }) => sheet?.number === number)?.sheet?.id
  return id === undefined ? nothing(fill(m.floor.scan.notOnFloor, { number })) : { kind: 'sheet', id }
}

function nothing(why: string): Found {
  return { kind: 'nothing', why }
}
