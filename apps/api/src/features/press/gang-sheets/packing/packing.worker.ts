import { parentPort, workerData } from 'node:worker_threads'
import { nest, type Nesting } from '@platen/nesting'
import type { PackingTask } from './packing-thread.ts'

const { prints, film, seed, milliseconds } = workerData as PackingTask
const end = performance.now() + milliseconds
let latest: Nesting | undefined

for (const nesting of nest(prints, film, { seed })) {
  if (nesting !== latest) parentPort?.postMessage(nesting)
  latest = nesting
  if (performance.now() >= end) break
}
