import cluster from 'node:cluster'
import { availableMemory } from '../../../../platform/available-memory.ts'

const MB = 1024 ** 2
/** The service and its database. */
const SERVICE_MB = 300
/** The most that a file can fill before its process reaches its limit. */
const PROCESS_MB = 735
const MOST = 2
/** A worker does not know how many others there are. */
const ASSUMED_WORKERS = 4

/** How many processes for customers' files fit into the memory of this machine or container at once. */
export function imageProcesses(memoryBytes = availableMemory(), isWorker = cluster.isWorker): number {
  const own = memoryBytes / MB / (isWorker ? ASSUMED_WORKERS : 1)
  return Math.min(MOST, Math.max(1, Math.floor((own - SERVICE_MB) / PROCESS_MB)))
}
