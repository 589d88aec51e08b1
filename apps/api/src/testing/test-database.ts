import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { databaseUrl, runOnServer } from './test-server.ts'

export interface TestDatabase {
  readonly url: string
  readonly drop: () => Promise<void>
}

export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('testServerUrl')
  const name = `platen_test_${randomUUID().replaceAll('-', '')}`
  await runOnServer(server, `CREATE DATABASE ${name} TEMPLATE ${inject('testTemplate')}`)
  return {
    url: databaseUrl(server, name),
    drop: () => runOnServer(server, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}
