import { ERROR_CODES, type ErrorCode, type ErrorStatus } from '@platen/contract'

export interface FieldProblem {
  /** JSON path inside the body, query or parameters, e.g. `items[0].quantity`. */
  readonly path: string
  readonly message: string
}

/** A person reads no more at once. */
const MOST_FIELDS = 20

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

/** Refuses with VALIDATION_FAILED, naming every field that has a problem. Does nothing when none has. */
export function refuseInvalid(problems: readonly FieldProblem[]): void {
  const [first] = problems
  if (!first) return
  const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : ''
  throw new Refusal('VALIDATION_FAILED', `${first.path}: ${first.message}${more}`, {
    fields: problems.slice(0, MOST_FIELDS),
  })
}

/** The members of a list whose key an earlier one has already, each as a problem of the field `pathOf` names. */
export function repetitions<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  pathOf: (index: number) => string,
): FieldProblem[] {
  const seen = new Set<string>()
  return items.flatMap((item, index) => {
    const key = keyOf(item)
    if (seen.has(key)) return [{ path: pathOf(index), message: 'is there twice' }]
    seen.add(key)
    return []
  })
}
