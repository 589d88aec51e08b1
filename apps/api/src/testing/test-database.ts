import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { databaseUrl, ownerIn, runOnServer } from './test-server.ts'

export interface TestDatabase {
  readonly url: string
  readonly drop: () => Promise<void>
}

export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('testServerUrl')
  const name = `platen_test_${randomUUID().replaceAll('-', '')}`
  const service = inject('testServiceUrl')
  await runOnServer(server, `CREATE DATABASE ${name} TEMPLATE ${inject('testTemplate')}${ownerIn(service)}`)
  return {
    url: databaseUrl(service, name),
    drop: () => runOnServer(server, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}
