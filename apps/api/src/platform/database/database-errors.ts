import pg from 'pg'
import { Refusal } from '../refusal.ts'

/** SQLSTATE classes and codes. */
const UNAVAILABLE = /^(08...|57P0[1-5]|57014|53...|25P03|25006|40...|55P03)$/
const SOCKET_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EACCES',
])
/** `pg` raises these without a code. */
const CONNECTION_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Query read timeout|Cannot use a pool after calling end|Client was closed)/

/** No space left, and the read-only state that prevents it. */
const FULL = /^(53100|25006)$/

export function databaseRefusal(error: unknown): Refusal | undefined {
  if (!isDatabaseOutage(error)) return undefined
  if (error instanceof pg.DatabaseError && FULL.test(error.code ?? '')) {
    return new Refusal(
      'DATABASE_UNAVAILABLE',
      'The shop cannot save anything at the moment, because the disk of its database is full.',
    )
  }
  return new Refusal('DATABASE_UNAVAILABLE', 'The database is not available at the moment.')
}

export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // Every address of the host was tried.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseOutage)
  // FATAL ends or prevents the connection, whatever the code.
  if (error instanceof pg.DatabaseError)
    return error.severity === 'FATAL' || UNAVAILABLE.test(error.code ?? '')
  if ('code' in error && typeof error.code === 'string' && SOCKET_ERRORS.has(error.code)) {
    return 'syscall' in error && /^(connect|read|write|getaddrinfo)$/.test(String(error.syscall))
  }
  return CONNECTION_MESSAGES.test(error.message)
}

export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code?.startsWith('23') ? error.constraint : undefined
}
