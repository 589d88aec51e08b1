import type { Operation } from '@platen/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Metrics } from '../metrics.ts'

interface Answered {
  readonly requestId: string
  readonly method: string
  /** The pattern, never the URL: a tracking token in a path grants access. */
  readonly pattern: string
  readonly operation: Operation | undefined
  /** How the API key begins that was used. */
  readonly apiKey?: string | undefined
  readonly status: number
  readonly ms: number
  /** The connection closed before the response was complete. */
  readonly cutOff: boolean
}

export type RecordAnswered = (answered: Answered) => void

/** The route pattern that stands for all files of the web apps. */
export const FILES = '/files'

/** In the metrics and in the log: but there no successful public read, whose line would cost more than the read. */
export function recordAnswered(
  metrics: Pick<Metrics, 'observeRequest'>,
  log: FastifyBaseLogger,
): RecordAnswered {
  return ({ requestId, method, pattern, operation, apiKey, status, ms, cutOff }) => {
    metrics.observeRequest({ method, route: pattern, status: cutOff ? 'cut off' : status }, ms / 1000)
    const isFrequent = operation?.quota === 'public-read' || pattern === FILES
    if (isFrequent && status < 400) return
    log.info(
      {
        requestId,
        method,
        route: pattern,
        ...(apiKey === undefined ? {} : { apiKey }),
        ...(cutOff ? { cutOff } : { status }),
        ms: Math.round(ms * 10) / 10,
      },
      'request',
    )
  }
}
