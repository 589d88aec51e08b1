import { inject } from 'vitest'
import { runOnServer } from './test-server.ts'

export async function cutOffDatabase(databaseUrl: string): Promise<void> {
  const name = nameIn(databaseUrl)
  await runOnServer(inject('testServerUrl'), `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
  await runOnServer(
    inject('testServerUrl'),
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
  )
}

export async function restoreDatabase(databaseUrl: string): Promise<void> {
  await runOnServer(inject('testServerUrl'), `ALTER DATABASE ${nameIn(databaseUrl)} ALLOW_CONNECTIONS true`)
}

function nameIn(databaseUrl: string): string {
  return new URL(databaseUrl).pathname.slice(1)
}
