import type { ApiErrorDetails } from '@platen/contract'
import { ERROR_CODES, type ErrorCode, type ErrorStatus } from '@platen/contract/error-codes'

export interface FieldProblem {
  /** JSON path inside the body, query or parameters, e.g. `items[0].quantity`. */
  readonly path: string
  readonly message: string
  /** A stable word for programs with texts of their own. */
  readonly reason?: string
}

/** The most that a person reads at once. */
const MOST_FIELDS = 20

interface RefusalDetails {
  readonly resolution?: string
  readonly fields?: readonly FieldProblem[]
  /** For programs: with 409 only. */
  readonly details?: ApiErrorDetails
  readonly headers?: Readonly<Record<string, string>>
}

/** Any other error is a defect and is answered with a plain 500. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly status: ErrorStatus
  readonly resolution: string
  readonly fields: readonly FieldProblem[] | undefined
  readonly details: ApiErrorDetails | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(code: ErrorCode, message: string, details: RefusalDetails = {}) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.status = ERROR_CODES[code].status
    this.resolution = details.resolution ?? ERROR_CODES[code].resolution
    this.fields = details.fields
    this.details = details.details
    this.headers = details.headers ?? {}
  }
}

export function invalidField(path: string, message: string, reason?: string): Refusal {
  const field = { path, message, ...(reason === undefined ? {} : { reason }) }
  return new Refusal('VALIDATION_FAILED', `${path}: ${message}`, { fields: [field] })
}

export function refuseInvalid(problems: readonly FieldProblem[]): void {
  const [first] = problems
  if (!first) return
  const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : ''
  throw new Refusal('VALIDATION_FAILED', `${first.path}: ${first.message}${more}`, {
    fields: problems.slice(0, MOST_FIELDS),
  })
}

/** Reports each list member whose key an earlier one already has. */
export function repetitions<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  pathOf: (index: number) => string,
): FieldProblem[] {
  const seen = new Set<string>()
  return items.flatMap((item, index) => {
    const key = keyOf(item)
    if (seen.has(key)) return [{ path: pathOf(index), message: 'is repeated' }]
    seen.add(key)
    return []
  })
}
