import { API_VERSION, DESCRIPTION_VERSION } from '@platen/contract'
import { Refusal } from '../../platform/refusal.ts'

/** Whoever asks decides by the answer where to send customers, and is not kept waiting for a second. */
const LIMIT_MS = 600

export interface Queryable {
  query(statement: { text: string; query_timeout: number }): Promise<unknown>
}

/**
 * A check that asks the database itself and takes less than a second. Requests that come while one is under way share
 * its answer: health has no quota, and a flood of checks must not take the connections of the shop.
 * Refuses with DATABASE_UNAVAILABLE.
 */
export function createHealthCheck(pool: Queryable): () => Promise<Record<string, string>> {
  let underWay: Promise<Record<string, string>> | undefined
  return () => (underWay ??= checkHealth(pool).finally(() => (underWay = undefined)))
}

async function checkHealth(pool: Queryable): Promise<Record<string, string>> {
  await askDatabase(pool)
  return { status: 'ok', database: 'ok', version: DESCRIPTION_VERSION, apiVersion: API_VERSION }
}

async function askDatabase(pool: Queryable): Promise<void> {
  const limit = Promise.withResolvers<never>()
  const timer = setTimeout(() => limit.reject(new Error(`no answer within ${LIMIT_MS} ms`)), LIMIT_MS)
  try {
    // Waiting for a connection and waiting for the answer count together.
    await Promise.race([pool.query({ text: 'SELECT 1', query_timeout: LIMIT_MS }), limit.promise])
  } catch (cause) {
    const refusal = new Refusal('DATABASE_UNAVAILABLE', 'The database cannot be reached at the moment.')
    throw Object.assign(refusal, { cause })
  } finally {
    clearTimeout(timer)
  }
}
