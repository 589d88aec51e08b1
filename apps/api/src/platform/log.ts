import { pino, type DestinationStream, type Logger } from 'pino'
import type { LogLevel } from '../config.ts'

/**
 * Structured logs, one JSON line each, gathered and written together. Nothing personal belongs in them:
 * no names, addresses, tokens, bodies or client addresses. The redaction below is the second defence.
 */
export function createLog(
  level: LogLevel,
  destination: DestinationStream = pino.destination({ sync: false, minLength: 4096, periodicFlush: 500 }),
): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: ['*.email', '*.phone', '*.password', '*.authorization', '*.cookie'],
        censor: '[redacted]',
      },
      serializers: {
        // A database error repeats the row that it refused: only what helps to find the defect is kept.
        err: (error: unknown) =>
          error instanceof Error
            ? {
                type: error.name,
                message: withoutValues(error.message),
                code: 'code' in error ? error.code : undefined,
                stack: withoutValues(error.stack ?? ''),
              }
            : { type: typeof error },
      },
    },
    destination,
  )
}

function withoutValues(text: string): string {
  return text.replaceAll(/[\w.+-]+@[\w-]+\.[\w.]+/g, '[e-mail]').replaceAll(/\+\d{7,15}\b/g, '[phone]')
}
