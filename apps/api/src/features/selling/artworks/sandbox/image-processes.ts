import cluster from 'node:cluster'
import { availableMemory } from '../../../../platform/available-memory.ts'

const MB = 1024 ** 2
/** The service and its database, without the files that are being uploaded. */
const SERVICE_MB = 400
/** The most that a hostile file can take before its process reaches its limit. */
const PROCESS_MB = 760
const MOST = 2
/** A worker does not know how many others there are. */
const ASSUMED_WORKERS = 4

/** How many processes for customers' files fit into the memory of this machine or container at once. */
export function imageProcesses(memoryBytes = availableMemory(), isWorker = cluster.isWorker): number {
  const own = memoryBytes / MB / (isWorker ? ASSUMED_WORKERS : 1)
  return Math.min(MOST, Math.max(1, Math.floor((own - SERVICE_MB) / PROCESS_MB)))
}
