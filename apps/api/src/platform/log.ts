import { pino, type DestinationStream, type Logger } from 'pino'
import type { LogLevel } from '../config.ts'

/** Lines must contain nothing personal, such as names, addresses or tokens; the redaction is only a second defence. */
export function createLog(level: LogLevel, destination: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: (fields) => withoutSecrets(fields, LEVELS) },
      serializers: { err: describeError },
    },
    destination,
  )
}

/** At level `trace` the multipart parser logs all headers, including cookies. */
const SECRET: ReadonlySet<string> = new Set([
  'email',
  'phone',
  'password',
  'authorization',
  'cookie',
  'headers',
  'trackingToken',
  'botToken',
])

/** Fields, and the fields of these. */
const LEVELS = 2

/**
 * Copies only what has a secret. Pino's own redaction copies each value of each line, which was a seventh of all that an
 * order allocated.
 */
function withoutSecrets(fields: Record<string, unknown>, levels: number): Record<string, unknown> {
  let safe = fields
  for (const name of Object.keys(fields)) {
    const value = fields[name]
    const shown = SECRET.has(name)
      ? '[redacted]'
      : levels > 1 && isRecord(value)
        ? withoutSecrets(value, levels - 1)
        : value
    if (shown === value) continue
    if (safe === fields) safe = { ...fields }
    safe[name] = shown
  }
  return safe
}

/** Errors have their serializer. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Error)
}

/** Only what helps to find the defect: a database error also carries the refused row. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error ? String(error.code) : undefined
  return {
    type: error.name,
    message: withoutValues(error.message, code),
    code,
    ...('constraint' in error ? { constraint: error.constraint } : {}),
    stack: withoutValues(error.stack ?? '', code),
  }
}

/** SQLSTATE class 22: the message quotes the invalid value. */
const DATA_EXCEPTION = /^22...$/

function withoutValues(text: string, code = ''): string {
  const unquoted = DATA_EXCEPTION.test(code) ? text.replaceAll(/".*"/g, '[value]') : text
  return unquoted
    .replaceAll(/[^\s"'<>(),;:/]+@[^\s"'<>(),;:/]+/g, '[e-mail]')
    .replaceAll(/\+\d{7,15}\b/g, '[phone]')
}
