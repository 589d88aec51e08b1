import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { makePrivateFolder } from './files.ts'
import type { ClusterLocation } from './location.ts'
import { DATABASE, ROLE, type Settings } from './settings.ts'
import { urlOf } from './socket.ts'

const run = promisify(execFile)

/** PostgreSQL's built-in Unicode rules, so that sorting and case folding do not depend on the machine's locales. */
const INITDB_ARGS = [
  `--username=${ROLE}`,
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--auth=reject',
  '--no-instructions',
]

/** Creates PostgreSQL's data folder unless it exists. An interrupted attempt never leaves a partial one. */
export async function createClusterOnce(
  initdb: string,
  { data, account }: ClusterLocation,
  settings: Settings = {},
): Promise<void> {
  for (const folder of draftsOf(data)) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  if (existsSync(data)) return

  // A new name each time, because the initdb of a killed service may still be writing to the old folder.
  const draft = `${data}.new-${randomUUID()}`
  makePrivateFolder(draft, account)
  const args = ['-D', draft, ...INITDB_ARGS, ...(settings.fsync === 'off' ? ['--no-sync'] : [])]
  try {
    await run(initdb, args, {
      ...account,
      cwd: '/',
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    })
  } catch (cause) {
    throw new Error(`The database could not be created in ${data}. ${reasonOf(cause)}`, { cause })
  }
  renameSync(draft, data)
}

export async function createDatabaseOnce(socketFolder: string): Promise<void> {
  const client = new Client({ connectionString: urlOf(socketFolder, 'postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`)
  } finally {
    await client.end()
  }
}

function draftsOf(data: string): string[] {
  const folder = dirname(data)
  const names = readdirSync(folder).filter((name) => name.startsWith(`${basename(data)}.new-`))
  return names.map((name) => join(folder, name))
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  return 'stderr' in cause && typeof cause.stderr === 'string' && cause.stderr !== ''
    ? cause.stderr.trim()
    : cause.message
}
