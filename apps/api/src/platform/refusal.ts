import type { ApiErrorLine, FieldReason, RefusalReason } from '@platen/contract'
import { ERROR_CODES, type ErrorCode, type ErrorStatus } from '@platen/contract/error-codes'

export interface FieldProblem {
  /** JSON path inside the body, query or parameters, e.g. `items[0].quantity`. */
  readonly path: string
  readonly message: string
  /** For programs with texts of their own. */
  readonly reason: FieldReason
  /** What the reason leaves open: the most characters, the least number, an example. */
  readonly limit?: string
}

/** The most that a person reads at once. */
const MOST_FIELDS = 20

/** What programs get with each of these codes (`ApiErrorDetails`), which cannot be refused without. */
interface CodeDetails {
  readonly PRICE_CHANGED: { readonly totalMinor: number }
  readonly POLICY_CHANGED: { readonly policyVersion: string }
  /** Empty when the request disagrees with itself, before the record is read. */
  readonly REVISION_CONFLICT: { readonly revision: number } | Readonly<Record<string, never>>
  /** `allowedActions`: of the record, possible in its state. */
  readonly INVALID_TRANSITION: { readonly state: string; readonly allowedActions: readonly string[] }
  readonly OUT_OF_STOCK: { readonly lines: readonly ApiErrorLine[] }
}

/** Why, where the code alone does not say it, and what it is about: for programs with texts of their own. */
interface Explained {
  readonly reason?: RefusalReason
  readonly names?: readonly string[]
  /** Of a request with several. */
  readonly lines?: readonly ApiErrorLine[]
}

interface RefusalOptions {
  readonly resolution?: string
  readonly fields?: readonly FieldProblem[]
  readonly headers?: Readonly<Record<string, string>>
}

/** Codes that need no details. */
export type PlainCode = Exclude<ErrorCode, keyof CodeDetails>

type WithDetails<Code extends keyof CodeDetails> = RefusalOptions & {
  readonly details: CodeDetails[Code] & Explained
}
type Arguments =
  | [code: PlainCode, message: string, options?: RefusalOptions & { readonly details?: Explained }]
  | {
      [Code in keyof CodeDetails]: [code: Code, message: string, options: WithDetails<Code>]
    }[keyof CodeDetails]

type AnyDetails = (CodeDetails[keyof CodeDetails] & Explained) | Explained

/** Any other error is a defect and is answered with a plain 500. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly status: ErrorStatus
  readonly resolution: string
  readonly fields: readonly FieldProblem[] | undefined
  readonly details: AnyDetails | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(...[code, message, options]: Arguments) {
    super(message)
    const given: RefusalOptions & { readonly details?: AnyDetails } = options ?? {}
    this.name = 'Refusal'
    this.code = code
    this.status = ERROR_CODES[code].status
    this.resolution = given.resolution ?? ERROR_CODES[code].resolution
    this.fields = given.fields
    this.details = given.details
    this.headers = given.headers ?? {}
  }
}

export function invalidField(path: string, message: string, reason: FieldReason, limit?: string): Refusal {
  const field = { path, message, reason, ...(limit === undefined ? {} : { limit }) }
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
    if (seen.has(key)) return [{ path: pathOf(index), message: 'is repeated', reason: 'repeated' }]
    seen.add(key)
    return []
  })
}
