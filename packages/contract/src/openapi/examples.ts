import { createRequire } from 'node:module'
import { ERROR_CODES, ERROR_STATUSES, type ErrorStatus } from '../error-codes.ts'
import type { JsonObject } from './openapi-schemas.ts'

interface Example {
  readonly request?: JsonObject
  readonly answer?: JsonObject
}

/**
 * Recorded from tests by `npm run generate:examples`: real requests and answers, with one entry of each list. Read with the
 * first description, because most services never make one.
 */
export function exampleOf(operationId: string): Example {
  const recorded = createRequire(import.meta.url)('./examples.json') as Readonly<Record<string, Example>>
  return recorded[operationId] ?? {}
}

const DETAILS: Partial<Record<ErrorStatus, JsonObject>> = {
  409: { details: { state: 'completed', allowedActions: ['add_note', 'refund', 'return'] } },
  422: { fields: [{ path: 'items[0].quantity', message: 'must be at least 1' }] },
}

export const ERROR_EXAMPLES = Object.fromEntries(
  ERROR_STATUSES.map((status) => {
    const [code, row] = Object.entries(ERROR_CODES).find((entry) => entry[1].status === status) ?? []
    const message = row?.meaning ?? ''
    const error = { code: code ?? '', message, resolution: row?.resolution ?? '', ...DETAILS[status] }
    return [status, { error, detail: message }]
  }),
) as unknown as Readonly<Record<ErrorStatus, JsonObject>>
