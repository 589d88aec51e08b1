import { API_VERSION, DESCRIPTION_VERSION } from '@platen/contract'
import { Refusal } from '../../../platform/refusal.ts'

/** A load balancer decides by this where to send customers, so it must not wait for longer. */
const LIMIT_MS = 600

export interface Queryable {
  query(statement: { text: string; query_timeout: number }): Promise<unknown>
}

/** Simultaneous checks share one query, so that health, which has no quota, cannot use up connections. */
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
    // Includes the wait for a connection.
    await Promise.race([pool.query({ text: 'SELECT 1', query_timeout: LIMIT_MS }), limit.promise])
  } catch (cause) {
    const refusal = new Refusal('DATABASE_UNAVAILABLE', 'The database is not available at the moment.')
    throw Object.assign(refusal, { cause })
  } finally {
    clearTimeout(timer)
  }
}
