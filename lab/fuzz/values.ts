import fc from 'fast-check'
import type { Random } from '../../scripts/demo/random.ts'
import { idPrefixOf, isFreeText, type Schema } from '../harness/schema.ts'

export interface IdOf {
  readonly idOf: string
  /** From 0 up to 1, a position among the records. */
  readonly at: number
}

export const CURRENT_REVISION = { currentRevision: true } as const
export const NEXT_LINK = { nextLink: true } as const
/** Of the version that the key in the path opens. */
export const OFFERED = { version: { offered: 'version' }, hash: { offered: 'hash' } } as const

/** Of an order or an estimate, by the path. */
export interface KeyOf {
  readonly keyAt: number
}

export function isKeyOf(value: unknown): value is KeyOf {
  return typeof value === 'object' && value !== null && 'keyAt' in value
}

export function isIdOf(value: unknown): value is IdOf {
  return typeof value === 'object' && value !== null && 'idOf' in value
}

const ID = /^([a-z]{3})_[0-7][0-9a-hjkmnp-tv-z]{25}$/
const DAY_MS = 86_400_000

/** Undefined for text that is no id. */
export function prefixOf(text: string): string | undefined {
  return ID.exec(text)?.[1]
}

export function aValue(schema: Schema, random: Random): unknown {
  if (schema.anyOf) return aValue(random.pick(schema.anyOf), random)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  switch (schema.type) {
    case 'string':
      return aString(schema, random)
    case 'integer':
    case 'number':
      return aNumber(schema, random)
    case 'boolean':
      return random.chance(0.5)
    case 'array':
      return aList(schema, random)
    case 'object':
      return aRecord(schema, random)
    default:
      return null
  }
}

function aRecord({ properties, required = [] }: Schema, random: Random): object {
  if (!properties) return { [random.pick(NAMES)]: random.pick(TEXTS) }
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || random.chance(0.5))
      .map(([name, schema]) => [name, aValue(schema, random)]),
  )
}

function aList({ items = {}, minItems = 0, maxItems = 20 }: Schema, random: Random): unknown[] {
  const length = Math.min(
    maxItems,
    minItems +
      random.weighted([
        [0, 4],
        [1, 4],
        [2, 2],
        [7, 1],
      ] as const),
  )
  return Array.from({ length }, () => aValue(items, random))
}

function aNumber(schema: Schema, random: Random): number {
  const { minimum = schema.exclusiveMinimum ?? -1000, maximum = 1e9, multipleOf } = schema
  const step = multipleOf ?? (schema.type === 'integer' ? 1 : 0.01)
  const least = schema.exclusiveMinimum === undefined ? minimum : minimum + step
  const small = least + random.integer(0, 40)
  const wanted = random.weighted([
    [small, 6],
    [least, 2],
    [maximum, 1],
    [random.between(least, maximum), 2],
  ] as const)
  // Divided, because 3 × 0.1 is not 0.3.
  const whole = Math.round(1 / step)
  return step >= 1
    ? Math.trunc(Math.min(wanted, maximum))
    : Math.round(Math.min(wanted, maximum) * whole) / whole
}

function aString(schema: Schema, random: Random): unknown {
  const { pattern, format, maxLength = 60 } = schema
  const prefix = idPrefixOf(schema)
  if (prefix !== undefined) return { idOf: prefix, at: random.next() } satisfies IdOf
  switch (format) {
    case 'date':
      return aDay(random)
    case 'date-time':
      return new Date(Date.now() + random.integer(-60, 2) * DAY_MS).toISOString()
    case 'email':
      return `${random.pick(NAMES)}.${random.integer(0, 999)}@example.com`
    case 'uri':
      return random.pick(ADDRESSES)
    case undefined:
    default:
      return pattern === undefined || isFreeText(schema) ? aText(random, maxLength) : aMatch(pattern, random)
  }
}

/** Around today, because many days must lie in the future, others in the past. */
function aDay(random: Random): string {
  return new Date(Date.now() + random.integer(-40, 60) * DAY_MS).toISOString().slice(0, 10)
}

function aText(random: Random, maxLength: number): string {
  const text = random.chance(0.1) ? random.pick(TEXTS).repeat(maxLength) : random.pick(TEXTS)
  // By code points, not inside a surrogate pair.
  return Array.from(text.slice(0, maxLength))
    .filter((sign) => sign.isWellFormed())
    .join('')
}

const matches = new Map<string, readonly string[]>()

function aMatch(pattern: string, random: Random): string {
  let known = matches.get(pattern)
  if (!known) {
    known = fc.sample(fc.stringMatching(new RegExp(pattern)), { seed: 1, numRuns: 40 })
    matches.set(pattern, known)
  }
  return random.pick(known)
}

const NAMES = ['note', 'shelf', 'ana', 'kind', 'total'] as const
/** Only this machine, because endpoints are really called. */
const ADDRESSES = [
  'https://127.0.0.1:9/hook',
  'http://127.0.0.1:9/?a=b',
  'https://[::1]:9/',
  'http://localhost:9/x',
] as const
const TEXTS = [
  'A gift.',
  'Ñandú Łukasz',
  'שלום עולם',
  '山田太郎',
  '🦜👩‍👩‍👧‍👦',
  'é\u0301\u0327\u0335\u0336',
  '\u202eevil\u202c',
  '=HYPERLINK("https://evil.example","x")',
  "'; DROP TABLE orders; --",
  '<script>alert(1)</script>',
  '%00%0d%0aSet-Cookie: a=b',
  '../../etc/passwd',
  '\ufeff\u200b\u2060.',
  '$& $1 \\0 ${7*7} {{7*7}}',
] as const
