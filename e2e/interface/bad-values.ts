import type { TSchema } from 'typebox'
import {
  UNKNOWN_ID,
  idPrefixOf,
  isFreeText,
  isRecord,
  notNull,
  type Schema,
} from '../../lab/harness/schema.ts'

export interface Variation {
  readonly what: string
  readonly value: unknown
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

export function wrongBodies(schema: TSchema, valid: object): Variation[] {
  const wrong = [...variations(schema, valid, 'body', wrongInItself), ...shapes(schema, valid, 'body')]
  return wrong.filter(({ value }) => isRecord(value))
}

export function bodiesOfNobody(schema: TSchema, valid: object): Variation[] {
  return [...variations(schema, valid, 'body', namesNobody)]
}

/** With a character in one string that the database cannot store. */
export function bodiesNobodyCanKeep(schema: TSchema, valid: object): Variation[] {
  return [
    ...variations(schema, valid, 'body', ({ type }) => (type === 'string' ? ['a\u0000b', 'a\ud800'] : [])),
  ]
}

export function wrongQueries(schema: TSchema, valid: Readonly<Record<string, string>>): Variation[] {
  return [
    ...variations(schema, valid, 'query', wrongInText),
    { what: 'query.unheard of', value: { ...valid, unheardOf: '1' } },
    ...Object.entries(valid).map(([name, text]) => ({
      what: `query.${name} given twice`,
      value: { ...valid, [name]: [text, text] },
    })),
  ]
}

/** Unknown ids: a valid one that no record has, one of another kind of record, and text that is no id. */
export function strangeParams(schema: TSchema): string[] {
  const prefix = idPrefixOf(schema)
  if (prefix === undefined) return ['x', '%00', '..%2F..']
  const unknown = `${prefix}_${UNKNOWN_ID}`
  return [unknown, `${another(prefix)}_${UNKNOWN_ID}`, 'x', '%00', `${unknown}'--`]
}

export function withTexts(
  schema: TSchema,
  valid: object,
  write: (room: number) => string,
): { body: object; texts: string[] } {
  const texts: string[] = []
  const rewrite = (part: Schema, value: unknown): unknown => {
    const { properties, items, ...kind } = notNull(part)
    if (isFreeText(kind) && typeof value === 'string') {
      const text = write(kind.maxLength ?? 0)
      texts.push(text)
      return text
    }
    if (items && isList(value) && value.length > 0) return [rewrite(items, value[0]), ...value.slice(1)]
    if (!properties || !isRecord(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, old]) => [name, rewrite(properties[name] ?? {}, old)]),
    )
  }
  return { body: rewrite(schema, valid) as object, texts }
}

function* variations(
  schema: Schema,
  value: unknown,
  path: string,
  choose: (schema: Schema) => readonly unknown[],
): Generator<Variation> {
  for (const wrong of choose(schema)) {
    yield { what: `${path} = ${JSON.stringify(wrong).slice(0, 60)}`, value: wrong }
  }
  const { properties, items } = notNull(schema)
  for (const [name, part] of Object.entries(properties ?? {})) {
    if (!isRecord(value)) break
    for (const { what, value: wrong } of variations(part, value[name], `${path}.${name}`, choose)) {
      yield { what, value: { ...value, [name]: wrong } }
    }
  }
  if (items && isList(value) && value.length > 0) {
    for (const { what, value: wrong } of variations(items, value[0], `${path}[0]`, choose)) {
      yield { what, value: [wrong, ...value.slice(1)] }
    }
  }
}

function* shapes(schema: Schema, value: unknown, path: string): Generator<Variation> {
  const { properties, required = [], items } = notNull(schema)
  if (items && isList(value) && value.length > 0) {
    for (const { what, value: wrong } of shapes(items, value[0], `${path}[0]`)) {
      yield { what, value: [wrong, ...value.slice(1)] }
    }
  }
  if (!properties || !isRecord(value)) return
  yield { what: `${path} with an unknown field`, value: { ...value, unheardOf: 1 } }
  for (const name of required) {
    const { [name]: _, ...rest } = value
    yield { what: `${path} without ${name}`, value: rest }
  }
  for (const [name, part] of Object.entries(properties)) {
    for (const { what, value: wrong } of shapes(part, value[name], `${path}.${name}`)) {
      yield { what, value: { ...value, [name]: wrong } }
    }
  }
}

function wrongInItself(schema: Schema): unknown[] {
  const { type, minimum, maximum, minItems = 0, ...rest } = notNull(schema)
  const none = schema.anyOf ? [] : [null]
  switch (type) {
    case 'string':
      return [...none, 17, ['a'], ...wrongStrings(rest)]
    case 'integer':
    case 'number': {
      const beyond = [minimum === undefined ? [] : [minimum - 1], maximum === undefined ? [] : [maximum + 1]]
      return [...none, '1', 1e300, -1e300, ...(type === 'integer' ? [1.5] : []), ...beyond.flat()]
    }
    case 'boolean':
      return [...none, 'true', 1]
    case 'array':
      return [...none, {}, 'a', ...(minItems > 0 ? [[]] : [])]
    case 'object':
      return [...none, [], 'a']
    default:
      return []
  }
}

function wrongStrings(schema: Schema): string[] {
  const prefix = idPrefixOf(schema)
  return [
    ...(schema.enum || schema.pattern?.startsWith('^') ? [''] : []),
    ...(schema.enum ? ['no such word'] : []),
    ...(prefix === undefined ? [] : ['7', `${another(prefix)}_${UNKNOWN_ID}`]),
    ...(schema.maxLength === undefined ? [] : ['x'.repeat(schema.maxLength + 1)]),
    ...(isFreeText(schema) ? [' ', 'a\u0000b', 'a\u001bb', 'a\ud800'] : []),
    ...(schema.format === 'email' ? ['nobody', 'a\u0000@b.example'] : []),
    ...(schema.format === 'date' ? ['2026-02-30', '2026-13-01', '26-1-1', '0000-01-01', 'today'] : []),
    ...(schema.format === 'date-time' ? ['2026-02-30T10:00:00Z', '2026-01-01', '2026-01-01T25:00:00Z'] : []),
  ]
}

/** Parameters are text: a number in them is parsed. */
function wrongInText(schema: Schema): unknown[] {
  const { type, minimum, maximum, ...rest } = notNull(schema)
  if (type === 'object') return []
  if (type === 'integer')
    return [
      ...(minimum === 0 ? [] : ['0']),
      ...['-1', 'abc', '1.5', '1e300'],
      ...(maximum === undefined ? [] : [`${maximum + 1}`]),
    ]
  if (type === 'boolean') return ['yes', '2']
  // An empty date means none, and a URL cannot contain half a surrogate pair.
  return wrongStrings(rest).filter((text) => text.isWellFormed() && (text !== '' || !schema.anyOf))
}

function namesNobody(schema: Schema): unknown[] {
  const prefix = idPrefixOf(notNull(schema))
  return prefix === undefined ? [] : [`${prefix}_${UNKNOWN_ID}`]
}

function another(prefix: string): string {
  return prefix === 'art' ? 'ord' : 'art'
}
