import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import process from 'node:process'
import type { Logger } from 'pino'
import { ClusterRegistry, type Registry } from '@prometheus-io/client'

const REPLACE_AFTER_MS = 1_000

interface Workers {
  /** Summed over all processes, in Prometheus format. */
  metrics(): Promise<string>
  stop(): Promise<void>
}

interface WorkersOptions {
  readonly count: number
  readonly environment: Readonly<Record<string, string>>
  readonly log: Logger
}

/** Throws the reason of the first that fails. Later it replaces workers that die. */
export async function startWorkers({ count, environment, log }: WorkersOptions): Promise<Workers> {
  const aggregate = new ClusterRegistry()
  let stopping = false
  try {
    await Promise.all(Array.from({ length: count }, startWorker))
  } catch (error) {
    await stop()
    throw error
  }
  return { metrics: () => aggregate.clusterMetrics(), stop }

  async function startWorker(): Promise<void> {
    const worker = cluster.fork(environment)
    await untilListening(worker)
    const { pid } = worker.process
    log.info({ pid }, 'a serving process is ready')
    worker.once('exit', (code, signal) => {
      if (stopping) return
      log.error({ pid, code, signal }, 'a serving process died and is replaced')
      replaceLater()
    })
  }

  function replaceLater(): void {
    setTimeout(() => {
      if (stopping) return
      startWorker().catch((error: unknown) => {
        if (stopping) return
        log.error({ err: error }, 'a serving process could not be replaced; will retry')
        replaceLater()
      })
    }, REPLACE_AFTER_MS)
  }

  async function stop(): Promise<void> {
    stopping = true
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    await Promise.all(workers.map(stopWorker))
  }
}

/** Lets the primary read this worker's metrics. */
export function openWorkerMetrics(registry: Registry): () => void {
  ClusterRegistry.setRegistries([registry])
  // Created for its listener, which answers the primary.
  new ClusterRegistry()
  return () => undefined
}

interface CannotStart {
  readonly cannotStart: { readonly message: string; readonly code: string | undefined }
}

export async function tellPrimary(error: unknown): Promise<void> {
  const message = error instanceof Error ? error.message : String(error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
  const words: CannotStart = { cannotStart: { message, code } }
  await new Promise((resolve) => process.send?.(words, resolve))
}

function untilListening(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('listening', () => resolve())
    worker.on('message', (words: Partial<CannotStart>) => {
      if (words.cannotStart) reject(Object.assign(new Error(words.cannotStart.message), words.cannotStart))
    })
    worker.once('exit', (code) =>
      reject(new Error(`A serving process ended with code ${code} before it was ready.`)),
    )
  })
}

async function stopWorker(worker: Worker): Promise<void> {
  if (worker.isDead()) return
  const gone = once(worker, 'exit')
  worker.process.kill('SIGTERM')
  await gone
}
