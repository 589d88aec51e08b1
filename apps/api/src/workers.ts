import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { connect } from 'node:net'
import process from 'node:process'
import type { Logger } from 'pino'
import { ClusterRegistry, type Registry } from '@prometheus-io/client'
import type { Config } from './config.ts'
import { passOn } from './platform/output.ts'

const REPLACE_AFTER_MS = 1_000

interface Workers {
  /** Summed over all processes, in Prometheus format. */
  metrics(): Promise<string>
  stop(): Promise<void>
}

interface WorkersOptions {
  readonly config: Pick<Config, 'port' | 'host' | 'webConcurrency'>
  readonly environment: Readonly<Record<string, string>>
  readonly log: Logger
}

/** Throws the reason of the first that fails. Later it replaces workers that die. */
export async function startWorkers({ config, environment, log }: WorkersOptions): Promise<Workers> {
  await refuseBusyPort(config)
  const aggregate = new ClusterRegistry()
  // A process that shares this one's output makes it block: for a moment at its start, and for good with its exit.
  cluster.setupPrimary({ stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  let stopping = false
  process.once('exit', () => runningWorkers().forEach((worker) => worker.process.kill('SIGKILL')))
  try {
    await Promise.all(Array.from({ length: config.webConcurrency }, startWorker))
  } catch (error) {
    await stop()
    throw error
  }
  return { metrics: () => aggregate.clusterMetrics(), stop }

  async function startWorker(): Promise<void> {
    const worker = cluster.fork(environment)
    passOn(worker.process.stdout, process.stdout)
    passOn(worker.process.stderr, process.stderr)
    await untilReady(worker)
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
    await Promise.all(runningWorkers().map(stopWorker))
  }
}

function runningWorkers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
}

/** Lets the primary read this worker's metrics. */
export function openWorkerMetrics(registry: Registry): () => void {
  ClusterRegistry.setRegistries([registry])
  // Created for its listener, which answers the primary.
  new ClusterRegistry()
  return () => undefined
}

interface StartReport {
  readonly ready?: true
  readonly cannotStart?: { readonly message: string; readonly code: string | undefined }
}

export async function tellPrimary(report: StartReport): Promise<void> {
  await new Promise((resolve) => process.send?.(report, resolve))
}

export function cannotStart(error: unknown): StartReport {
  const message = error instanceof Error ? error.message : String(error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
  return { cannotStart: { message, code } }
}

function untilReady(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', ({ ready, cannotStart }: StartReport) => {
      if (ready) resolve()
      if (cannotStart) reject(Object.assign(new Error(cannotStart.message), cannotStart))
    })
    worker.once('exit', (code) =>
      reject(new Error(`A serving process ended with code ${code} before it was ready.`)),
    )
  })
}

/** Workers share the port (SO_REUSEPORT), so the system would let another service share it, too. */
async function refuseBusyPort({ port, host }: WorkersOptions['config']): Promise<void> {
  const probe = connect({ port, host: UNSPECIFIED.get(host) ?? host })
  try {
    await once(probe, 'connect')
  } catch {
    return
  } finally {
    probe.destroy()
  }
  throw Object.assign(new Error(`listen EADDRINUSE: address already in use ${host}:${port}`), {
    code: 'EADDRINUSE',
  })
}

const UNSPECIFIED = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
])

async function stopWorker(worker: Worker): Promise<void> {
  if (worker.isDead()) return
  // With its last lines.
  const gone = once(worker.process, 'close')
  worker.process.kill('SIGTERM')
  await gone
}
