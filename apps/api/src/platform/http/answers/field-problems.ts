import type { FieldReason } from '@platen/contract'
import type { FieldProblem } from '../../refusal.ts'

/** An error of Ajv. */
export interface SchemaError {
  readonly instancePath?: string
  readonly keyword?: string
  readonly message?: string
  readonly params?: Record<string, unknown>
  /** With the option `verbose`. */
  readonly parentSchema?: { readonly examples?: readonly (string | number)[] }
}

/** The most that a person reads at once. */
const MOST_FIELDS = 20

/** Each field once, with the problem that says most. */
export function fieldProblems(errors: readonly SchemaError[]): FieldProblem[] {
  const worst = new Map<string, SchemaError>()
  for (const error of errors) {
    const path = pathOf(error)
    const known = worst.get(path)
    if (!known || rankOf(error) < rankOf(known)) worst.set(path, error)
  }
  return [...worst]
    .slice(0, MOST_FIELDS)
    .map(([path, error]) => ({ path, message: wordsOf(error), ...reasonOf(error) }))
}

function pathOf({ instancePath = '', params }: SchemaError): string {
  const at = jsonPath(instancePath)
  const named = params?.missingProperty ?? params?.additionalProperty
  const path = typeof named === 'string' ? (at === '' ? named : `${at}.${named}`) : at
  return path === '' ? 'body' : path.slice(0, 200)
}

/** `/items/0/quantity` as `items[0].quantity`. */
function jsonPath(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce(
      (path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path === '' ? part : `${path}.${part}`),
      '',
    )
}

type Params = Readonly<Record<string, unknown>>
type Words = (params: Params, example: string | number | undefined) => string

/** By keyword of JSON Schema. Of several problems of one field, the one that is listed first is reported. */
const WORDS: Readonly<Record<string, Words>> = {
  required: () => 'is required',
  additionalProperties: () => 'is not a known field',
  type: ({ type }) => TYPES[String(type)] ?? `must be ${String(type)}`,
  minLength: ({ limit }) =>
    limit === 1 ? 'must not be empty' : `must have at least ${String(limit)} characters`,
  maxLength: ({ limit }) => `must have at most ${String(limit)} characters`,
  format: ({ format }) => FORMATS[String(format)] ?? `must be a valid ${String(format)}`,
  pattern: (_params, example) =>
    example === undefined
      ? 'has characters that are not allowed here, or only blanks'
      : `must look like ${String(example)}`,
  enum: ({ allowedValues }) => `must be one of ${(allowedValues as readonly unknown[]).join(', ')}`,
  minimum: ({ limit }) => `must be at least ${String(limit)}`,
  exclusiveMinimum: ({ limit }) => `must be more than ${String(limit)}`,
  maximum: ({ limit }) => `must be at most ${String(limit)}`,
  multipleOf: ({ multipleOf }) =>
    multipleOf === 0.1 ? 'must have at most one decimal' : `must be a multiple of ${String(multipleOf)}`,
  minItems: ({ limit }) => `must have at least ${entries(limit)}`,
  maxItems: ({ limit }) => `must have at most ${entries(limit)}`,
  uniqueItems: () => 'must not have the same entry twice',
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`,
  anyOf: () => 'is not valid',
}
/** For programs with texts of their own: the reason, and the parameter of the keyword that it leaves open. */
const REASONS: Readonly<Record<string, { readonly reason: FieldReason; readonly limit?: string }>> = {
  required: { reason: 'required' },
  additionalProperties: { reason: 'unknown_field' },
  type: { reason: 'wrong_type' },
  minLength: { reason: 'too_short', limit: 'limit' },
  maxLength: { reason: 'too_long', limit: 'limit' },
  enum: { reason: 'not_a_choice' },
  minimum: { reason: 'too_low', limit: 'limit' },
  exclusiveMinimum: { reason: 'not_more', limit: 'limit' },
  maximum: { reason: 'too_high', limit: 'limit' },
  multipleOf: { reason: 'too_precise' },
  minItems: { reason: 'too_few', limit: 'limit' },
  maxItems: { reason: 'too_many', limit: 'limit' },
  uniqueItems: { reason: 'repeated' },
}
const FORMAT_REASONS: Readonly<Record<string, FieldReason>> = {
  email: 'not_an_email',
  date: 'not_a_day',
  'date-time': 'not_a_time',
}
const RANKS = new Map(Object.keys(WORDS).map((keyword, rank) => [keyword, rank]))

const TYPES: Readonly<Record<string, string>> = {
  string: 'must be text',
  integer: 'must be a whole number',
  number: 'must be a number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object',
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'must be an email address',
  date: 'must be a day such as 2026-11-23',
  'date-time': 'must be a time such as 2026-11-23T08:00:00Z',
}

function rankOf({ keyword = '', params }: SchemaError): number {
  // That it may also be null helps nobody who sent something.
  if (keyword === 'type' && params?.type === 'null') return RANKS.size
  return RANKS.get(keyword) ?? RANKS.size
}

function wordsOf({ keyword = '', params = {}, message, parentSchema }: SchemaError): string {
  return WORDS[keyword]?.(params, parentSchema?.examples?.[0]) ?? message ?? 'is not valid'
}

function reasonOf({
  keyword = '',
  params = {},
  parentSchema,
}: SchemaError): Pick<FieldProblem, 'reason' | 'limit'> {
  if (keyword === 'minLength' && params.limit === 1) return { reason: 'required' }
  if (keyword === 'format') return { reason: FORMAT_REASONS[String(params.format)] ?? 'wrong_pattern' }
  const example = parentSchema?.examples?.[0]
  if (keyword === 'pattern') {
    return { reason: 'wrong_pattern', ...(example === undefined ? {} : { limit: String(example) }) }
  }
  const { reason, limit } = REASONS[keyword] ?? { reason: 'invalid' }
  return limit === undefined ? { reason } : { reason, limit: String(params[limit]) }
}

function entries(limit: unknown): string {
  return limit === 1 ? 'one entry' : `${String(limit)} entries`
}
