import type { OrderCreate } from '@platen/contract'
import type { Pool } from 'pg'
import { aDataFolder, startService, type StartedService } from '../harness/service-process.ts'
import { freePort } from '../harness/ports.ts'
import { SETTINGS, aDatabaseServer, anOrderForever, directly, folderUrl } from '../torture/shop.ts'
import { startNginx, type Nginx } from './nginx.ts'

type Settings = Readonly<Record<string, string>>

export interface Replicas {
  readonly databaseUrl: string
  /** Directly into the database. */
  readonly pool: Pool
  readonly ports: readonly number[]
  readonly urls: readonly string[]
  readonly services: readonly StartedService[]
  add(): Promise<StartedService>
  /** Waits for the stop before starting again; `main` is the program of another version. */
  restart(index: number, main?: string): Promise<Restart>
  stop(): Promise<void>
}

export interface Restart {
  /** From the signal to the end of the process. */
  readonly stoppedInMs: number
  readonly readyInMs: number
  readonly exitCode: number | null
}

export async function startReplicas(count: number, settings: Settings = {}): Promise<Replicas> {
  const server = await aDatabaseServer()
  const shared = {
    ...SETTINGS,
    DATABASE_URL: server.url,
    STORAGE_URL: folderUrl(aDataFolder()),
    TRUST_PROXY: 'loopback',
    ...settings,
  }
  const pool = directly(server.url)
  const environments: Settings[] = []
  const services: StartedService[] = []
  const replicas: Replicas = {
    databaseUrl: server.url,
    pool,
    services,
    get ports() {
      return environments.map(({ PORT }) => Number(PORT))
    },
    get urls() {
      return services.map(({ url }) => url)
    },
    add: async () => {
      const environment = { ...shared, DATA_DIR: aDataFolder(), PORT: String(await freePort()) }
      const service = await startService(environment)
      environments.push(environment)
      services.push(service)
      return service
    },
    restart: async (index, main) => {
      const [service, environment] = [services[index], environments[index]]
      if (!service || !environment) throw new Error(`There is no replica ${index}.`)
      const askedAt = performance.now()
      const exitCode = await service.end('SIGTERM')
      const stoppedAt = performance.now()
      services[index] = await startService(environment, [], main)
      return { stoppedInMs: stoppedAt - askedAt, readyInMs: performance.now() - stoppedAt, exitCode }
    },
    stop: async () => {
      await Promise.all(services.map((service) => service.end('SIGTERM')))
      await pool.end()
    },
  }
  while (services.length < count) await replicas.add()
  return replicas
}

export async function openShopBehindNginx(
  count: number,
  settings: Settings = {},
): Promise<{ replicas: Replicas; nginx: Nginx; order: OrderCreate }> {
  const replicas = await startReplicas(count, settings)
  const nginx = await startNginx(replicas.ports)
  return { replicas, nginx, order: await anOrderForever(nginx.url, replicas.pool) }
}
