import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '../platform/database/migrate.ts'
import { lockDataFolder, startEmbeddedPostgres, stopOrphan } from '../platform/embedded-postgres/index.ts'
import { databaseUrl, ownerIn, runOnServer } from './test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Its own database is only for CREATE and DROP DATABASE. */
    testServerUrl: string
    /** On the same server, with the rights of the service. */
    testServiceUrl: string
    testTemplate: string
  }
}

const FOLDER_PREFIX = 'platen-test-'

interface TestServer {
  readonly url: string
  readonly serviceUrl: string
  readonly stop: () => Promise<void>
}

/** Migrations run once for the whole test run, into a template. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await findServer()
  const template = `platen_template_${randomUUID().slice(0, 8)}`
  try {
    await runOnServer(server.url, `CREATE DATABASE ${template}${ownerIn(server.serviceUrl)}`)
    await migrate(databaseUrl(server.serviceUrl, template))
    // A template with connections cannot be copied.
    await runOnServer(server.url, `ALTER DATABASE ${template} ALLOW_CONNECTIONS false`)
  } catch (error) {
    await tearDown()
    throw error
  }
  project.provide('testServerUrl', server.url)
  project.provide('testServiceUrl', server.serviceUrl)
  project.provide('testTemplate', template)
  return tearDown

  async function tearDown(): Promise<void> {
    await runOnServer(server.url, `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`)
    await server.stop()
  }
}

async function findServer(): Promise<TestServer> {
  const given = process.env.TEST_DATABASE_URL
  if (given === undefined || given === '') return startThrowawayServer()
  return { url: given, serviceUrl: given, stop: () => Promise.resolve() }
}

async function startThrowawayServer(): Promise<TestServer> {
  await removeStaleServers(tmpdir(), FOLDER_PREFIX)
  const folder = mkdtempSync(join(tmpdir(), FOLDER_PREFIX))
  // PostgreSQL's account must have access when the tests run as root.
  chmodSync(folder, 0o711)
  // The data need not survive a power failure.
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  }
  const server = await startEmbeddedPostgres({ dataDir: folder, settings })
  // Tests damage rows that triggers protect.
  const role = new URL(server.url).username
  await runOnServer(server.adminUrl, `GRANT SET ON PARAMETER session_replication_role TO ${role}`)
  return {
    url: server.adminUrl,
    serviceUrl: server.url,
    stop: async () => {
      await server.stop()
      for (const leftover of [server.folder, folder]) rmSync(leftover, { recursive: true, force: true })
    },
  }
}

/** Tests of killed services open their folder again, so a newer one may belong to a running test. */
const YOUNG_MS = 30 * 60_000

export async function removeStaleServers(parent: string, prefix: string): Promise<void> {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
    await removeUnlessInUse(join(parent, name))
  }
}

async function removeUnlessInUse(folder: string): Promise<void> {
  const lockFile = join(folder, 'postgres', 'service.lock')
  try {
    const lastStarted = statSync(lockFile, { throwIfNoEntry: false })?.mtimeMs
    if (lastStarted === undefined || Date.now() - lastStarted < YOUNG_MS) return
    const unlock = lockDataFolder(lockFile)
    await stopOrphan(join(folder, 'postgres', 'data'), () => undefined)
    rmSync(folder, { recursive: true, force: true })
    unlock()
  } catch {
    // Another test run uses it, or it belongs to another user.
  }
}
