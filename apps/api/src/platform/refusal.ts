import { ERROR_CODES, type ErrorCode, type ErrorStatus } from '@platen/contract'

export interface FieldProblem {
  /** JSON path inside the body, query or parameters, e.g. `items[0].quantity`. */
  readonly path: string
  readonly message: string
}

interface RefusalDetails {
  readonly resolution?: string
  readonly fields?: readonly FieldProblem[]
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * An expected "no": it has a code from the closed table, a message for a person and a resolution.
 * Anything else that is thrown is a defect and is answered as a plain 500.
 */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly status: ErrorStatus
  readonly resolution: string
  readonly fields: readonly FieldProblem[] | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(code: ErrorCode, message: string, details: RefusalDetails = {}) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.status = ERROR_CODES[code].status
    this.resolution = details.resolution ?? ERROR_CODES[code].resolution
    this.fields = details.fields
    this.headers = details.headers ?? {}
  }
}

/** Refuses with VALIDATION_FAILED, naming one field. */
export function invalidField(path: string, message: string): Refusal {
  return new Refusal('VALIDATION_FAILED', `${path}: ${message}`, { fields: [{ path, message }] })
}
