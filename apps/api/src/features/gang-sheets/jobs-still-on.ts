import type { LockedJobs } from '../production/index.ts'

/** The jobs that are to be printed with a sheet, with their orders: what became void meanwhile is left out. */
export function jobsStillOn({ orders, jobs, named }: LockedJobs, sheetId: string): LockedJobs {
  const on = named.filter((job) => job.sheetId === sheetId && job.state === 'nested')
  const orderIds = new Set(on.map(({ orderId }) => orderId))
  return {
    orders: orders.filter(({ id }) => orderIds.has(id)),
    jobs: jobs.filter(({ orderId }) => orderIds.has(orderId)),
    named: on,
  }
}
