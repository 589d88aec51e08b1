import { PlatenError, expectData } from '@platen/api-client'
import { api } from '../../lib/api.ts'
import { garmentKey, garmentsOf, type Garment } from './garment.ts'
import { readJob, type Job } from './job.ts'
import type { Scan } from './scan.ts'

/** What a scan is about: one garment, several to choose from, a sheet, or why there is nothing. */
export type Found =
  | { readonly kind: 'garment'; readonly garment: Garment; readonly jobId?: string }
  | { readonly kind: 'choice'; readonly garments: readonly Garment[] }
  | { readonly kind: 'sheet'; readonly id: string }
  | { readonly kind: 'nothing'; readonly why: string }

interface Known {
  /** The jobs of the floor, with what was done here. */
  readonly jobs: readonly Job[]
  /** Asks the shop for all jobs of an order, and gives them in the same way. */
  readonly readOrder: (orderId: string) => Promise<Job[]>
}

/** Looks among the jobs of the floor; what is not there is asked for, when there is a connection. */
export async function findGarment(scan: Scan, known: Known): Promise<Found> {
  try {
    switch (scan.kind) {
      case 'job':
        return await byJob(scan.id, known)
      case 'order':
        return await byOrder(scan.number, known)
      case 'sheet':
        return bySheet(scan.number, known)
      case 'unknown':
        return nothing(`“${scan.text}” is no ticket.`)
    }
  } catch (error) {
    return nothing(
      error instanceof PlatenError ? error.message : 'The shop could not be reached: scan it again.',
    )
  }
}

const UNKNOWN_OFFLINE = 'This was not seen on this device before. Scan it again when the connection is back.'

async function byJob(id: string, { jobs, readOrder }: Known): Promise<Found> {
  // A ticket outlives a print that failed: its code then stands for the print that was made anew.
  const job = jobs.find((each) => each.id === id) ?? jobs.find(({ parentJobId }) => parentJobId === id)
  if (job) return garmentWith(job, jobs, id)
  if (!navigator.onLine) return nothing(UNKNOWN_OFFLINE)
  const asked = await readJob(id)
  return garmentWith(asked, await readOrder(asked.orderId), id)
}

function garmentWith(job: Job, jobs: readonly Job[], id: string): Found {
  const garment = garmentsOf(jobs).find(({ key }) => key === garmentKey(job))
  return garment
    ? { kind: 'garment', garment, jobId: id }
    : nothing(`Nothing of it is printed any more${job.reason === null ? '' : `: ${job.reason}`}.`)
}

async function byOrder(number: string, { jobs, readOrder }: Known): Promise<Found> {
  const here = garmentsOf(jobs.filter(({ orderNumber }) => orderNumber === number))
  if (here.length === 0 && !navigator.onLine) return nothing(UNKNOWN_OFFLINE)
  const garments = here.length > 0 ? here : garmentsOf(await jobsOfNumber(number, readOrder))
  const [first] = garments
  if (!first) return nothing(`${number} has nothing on the floor.`)
  return garments.length === 1 ? { kind: 'garment', garment: first } : { kind: 'choice', garments }
}

async function jobsOfNumber(number: string, readOrder: Known['readOrder']): Promise<Job[]> {
  const orders = await expectData(
    api.GET('/api/admin/orders', { params: { query: { q: number, limit: 5 } } }),
  )
  const order = orders.find((each) => each.number === number)
  return order ? readOrder(order.id) : []
}

function bySheet(number: string, { jobs }: Known): Found {
  const id = jobs.find(({ sheet }) => sheet?.number === number)?.sheet?.id
  return id === undefined ? nothing(`${number} has nothing on the floor.`) : { kind: 'sheet', id }
}

function nothing(why: string): Found {
  return { kind: 'nothing', why }
}
