import { statfs } from 'node:fs/promises'
import { API_VERSION, DESCRIPTION_VERSION } from '@platen/contract'
import pg from 'pg'
import type { Readiness } from '../../../platform/readiness.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { ShopCache } from '../../selling/catalog/index.ts'

/** A load balancer decides by this where to send customers, so it must not wait for longer. */
const LIMIT_MS = 600
/** PostgreSQL writes its log in files of this size, so with less left on the disk it may stop. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024

const UNDEFINED_TABLE = '42P01'

interface Queryable {
  query(statement: { text: string; query_timeout: number }): Promise<{ readonly rows: readonly unknown[] }>
}

export interface HealthDeps {
  readonly healthPool: Queryable
  readonly readiness: Readiness
  readonly shop: Pick<ShopCache, 'get' | 'available'>
  /** On this machine, that the service or its database writes to. */
  readonly folders: readonly string[]
}

/** Simultaneous checks share one query, so that health, which has no quota, cannot use up connections. */
export function createHealthCheck(deps: HealthDeps): () => Promise<Record<string, string>> {
  let underWay: Promise<Record<string, string>> | undefined
  return () => (underWay ??= checkHealth(deps).finally(() => (underWay = undefined)))
}

async function checkHealth({ healthPool, readiness, shop, folders }: HealthDeps) {
  if (readiness.state !== 'ready') throw notReady(`The service is ${readiness.state}.`)
  await checkDatabase(healthPool)
  await Promise.all([checkCatalogue(shop), ...folders.map(checkDisk)])
  return { status: 'ok', database: 'ok', version: DESCRIPTION_VERSION, apiVersion: API_VERSION }
}

async function checkDatabase(pool: Queryable): Promise<void> {
  const statement = 'SELECT EXISTS (SELECT FROM admin_users) AS "hasOwner"'
  const late = new Error(`no answer within ${LIMIT_MS} ms`)
  let hasOwner: boolean
  try {
    // Includes the wait for a connection.
    const { rows } = await within(pool.query({ text: statement, query_timeout: LIMIT_MS }), () =>
      Promise.reject(late),
    )
    hasOwner = (rows[0] as { readonly hasOwner: boolean }).hasOwner
  } catch (cause) {
    if (cause instanceof pg.DatabaseError && cause.code === UNDEFINED_TABLE)
      throw notReady('The schema of the database is missing.', cause)
    const refusal = new Refusal('DATABASE_UNAVAILABLE', 'The database is not available at the moment.')
    throw Object.assign(refusal, { cause })
  }
  if (!hasOwner) throw notReady('There is no staff account yet.')
}

/** A busy shop may read it later, but not fail. */
async function checkCatalogue(shop: HealthDeps['shop']): Promise<void> {
  try {
    await within(Promise.all([shop.get(), shop.available()]), () => undefined)
  } catch (cause) {
    throw notReady('The catalogue cannot be read.', cause)
  }
}

async function checkDisk(folder: string): Promise<void> {
  try {
    const { bavail, bsize } = await within(statfs(folder), () => ({ bavail: Infinity, bsize: 1 }))
    if (bavail * bsize >= LEAST_FREE_BYTES) return
  } catch {
    // Uploads create the folder.
    return
  }
  throw notReady('The disk is full.')
}

async function within<Value, Late>(
  work: Promise<Value>,
  onLate: () => Promise<Late> | Late,
): Promise<Value | Late> {
  const late = Promise.withResolvers<Late>()
  const timer = setTimeout(() => late.resolve(onLate()), LIMIT_MS)
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}

function notReady(message: string, cause?: unknown): Refusal {
  return Object.assign(new Refusal('NOT_READY', message), { cause })
}
