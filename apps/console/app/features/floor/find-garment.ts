import { PlatenError } from '@platen/api-client'
import { garmentKey, garmentsOf, type Garment } from './garment.ts'
import { readJob, readOrderJobs, type Job } from './job.ts'
import type { Scan } from './scan.ts'

/** What a scan is about: one garment, several to choose from, a sheet, or why there is nothing. */
export type Found =
  | { readonly kind: 'garment'; readonly garment: Garment; readonly jobId?: string }
  | { readonly kind: 'choice'; readonly garments: readonly Garment[] }
  | { readonly kind: 'sheet'; readonly id: string }
  | { readonly kind: 'nothing'; readonly why: string }

/** Looks among the jobs of the floor; what is not there is asked for, when there is a connection. */
export async function findGarment(scan: Scan, jobs: readonly Job[]): Promise<Found> {
  switch (scan.kind) {
    case 'job':
      return byJob(scan.id, jobs)
    case 'order':
      return byOrder(scan.number, jobs)
    case 'sheet': {
      const id = jobs.find(({ sheet }) => sheet?.number === scan.number)?.sheet?.id
      return id === undefined ? nothing(`${scan.number} has nothing on the floor.`) : { kind: 'sheet', id }
    }
    case 'unknown':
      return nothing(`“${scan.text}” is no ticket.`)
  }
}

async function byJob(id: string, jobs: readonly Job[]): Promise<Found> {
  // A ticket outlives a print that failed: its code then stands for the print that was made anew.
  const known = jobs.find((job) => job.id === id) ?? jobs.find(({ parentJobId }) => parentJobId === id)
  if (known) return garmentWith(known, jobs, id)
  if (!navigator.onLine)
    return nothing(
      'This ticket was not seen on this device before. Scan it again when the connection is back.',
    )
  try {
    const job = await readJob(id)
    const all = await readOrderJobs(job.orderId)
    return garmentWith(job, all, id)
  } catch (error) {
    return nothing(
      error instanceof PlatenError ? error.message : 'The shop could not be reached: scan it again.',
    )
  }
}

function garmentWith(job: Job, jobs: readonly Job[], id: string): Found {
  const key = garmentKey(job)
  const garment = garmentsOf(jobs.filter((other) => garmentKey(other) === key))[0]
  return garment
    ? { kind: 'garment', garment, jobId: id }
    : nothing(`Nothing of it is printed any more${job.reason === null ? '' : `: ${job.reason}`}.`)
}

function byOrder(number: string, jobs: readonly Job[]): Found {
  const garments = garmentsOf(jobs.filter(({ orderNumber }) => orderNumber === number))
  const [first] = garments
  if (!first) return nothing(`${number} has nothing on the floor.`)
  return garments.length === 1 ? { kind: 'garment', garment: first } : { kind: 'choice', garments }
}

function nothing(why: string): Found {
  return { kind: 'nothing', why }
}
