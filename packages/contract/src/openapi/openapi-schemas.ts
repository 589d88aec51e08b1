import type { TObject, TSchema } from 'typebox'
import { FIELD_WORDS } from './field-words.ts'

type Json = null | boolean | number | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}

/** Requests are closed: unknown fields are refused. Answers are open: fields may be added within a version. */
type Use = 'request' | 'answer'

export interface SchemaRegistry {
  /** Names every object inside and returns the schema with references in their place. Refer all answers first. */
  refer(schema: TSchema, use: Use): JsonObject
  components(): Record<string, JsonObject>
}

/**
 * Objects are named by their title or else by where they are: `OrderCreateItem` is an item of `OrderCreate`. One without
 * a title that is the same elsewhere has one name. A title that is used in both ways is called `…Input` in requests.
 * Two different schemas with one title are a mistake of the contract and throw.
 */
export function createSchemaRegistry(): SchemaRegistry {
  const named = new Map<string, { readonly text: string; readonly schema: JsonObject }>()
  const nameOf = new Map<string, string>()

  function hoist(schema: JsonObject, use: Use, place: string): JsonObject {
    const { title } = schema
    const name = typeof title === 'string' ? title : place
    const inner = mapSchemas(publish(schema, use), (part, step) =>
      hoist(part, use, step === undefined ? name : `${name}${step}`),
    )
    if (typeof title !== 'string' && !isObject(inner.properties ?? null)) return inner

    const { description, ...content } = inner
    const text = JSON.stringify(content)
    const known = typeof title === 'string' ? undefined : nameOf.get(text)
    const chosen = known ?? (isTaken(name, text) && use === 'request' ? `${name}Input` : name)
    if (isTaken(chosen, text)) throw new Error(`Two different schemas of the contract are called ${name}`)
    named.set(chosen, { text, schema: { ...content, title: chosen } })
    if (typeof title !== 'string') nameOf.set(text, chosen)
    return { $ref: `#/components/schemas/${chosen}`, ...(description === undefined ? {} : { description }) }
  }

  function isTaken(name: string, text: string): boolean {
    const registered = named.get(name)
    return registered !== undefined && registered.text !== text
  }

  return {
    refer: (schema, use) => hoist(plain(schema), use, use === 'request' ? 'Request' : 'Answer'),
    components: () =>
      Object.fromEntries(
        [...named].map(([name, { schema }]) => [name, schema] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
  }
}

export function parametersOf(schema: TObject | undefined, place: 'path' | 'query'): JsonObject[] {
  if (!schema) return []
  const { required } = plain(schema)
  return Object.entries(schema.properties).map(([name, property]) => {
    const { description, ...rest } = mapSchemas(
      publish(described(plain(property), name), 'request'),
      (inner) => publish(inner, 'request'),
    )
    return {
      name,
      in: place,
      required: Array.isArray(required) && required.includes(name),
      ...(description === undefined ? {} : { description }),
      schema: rest,
    }
  })
}

/** Drops what TypeBox keeps on a schema for its own use. */
function plain(schema: TSchema): JsonObject {
  return JSON.parse(JSON.stringify(schema)) as JsonObject
}

const INT32_MOST = 2_147_483_647

/** Writes a schema as other programs read it best. What it cannot say, the service checks all the same. */
function publish(schema: JsonObject, use: Use): JsonObject {
  const { const: only, multipleOf, wellFormed: _, ...rest } = schema
  const { additionalProperties, ...open } = rest
  const isMap = isObject(additionalProperties ?? null)
  return {
    ...open,
    ...(isMap && additionalProperties !== undefined ? { additionalProperties } : {}),
    ...(additionalProperties === false && use === 'request' ? { additionalProperties } : {}),
    ...(only === undefined ? {} : { enum: [only] }),
    // Few programs have exact decimals, and 558.8 is no multiple of 0.1 to the others.
    ...(multipleOf === undefined
      ? {}
      : { description: `${text(rest.description)}At most one decimal.`.trim() }),
    ...(rest.type === 'integer' ? { format: isShort(schema) ? 'int32' : 'int64' } : {}),
  }
}

function text(description: Json | undefined): string {
  return typeof description === 'string' ? `${description} ` : ''
}

/** Whether 32 bits are always enough: an amount of money needs more. */
function isShort({ minimum, maximum, enum: values }: JsonObject): boolean {
  if (Array.isArray(values)) return values.every((value) => Number(value) <= INT32_MOST)
  const most = typeof maximum === 'number' ? maximum : Infinity
  const least = typeof minimum === 'number' ? minimum : -Infinity
  return most <= INT32_MOST && least >= -INT32_MOST
}

const SCHEMA_MAPS = new Set(['properties', 'patternProperties', '$defs'])
const SCHEMA_LISTS = new Set(['anyOf', 'allOf', 'oneOf', 'prefixItems'])
const SCHEMAS = new Set([
  'items',
  'additionalProperties',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
])

/** `step` is what the inner schema adds to the name of the outer one; undefined where it is an alternative of it. */
type Change = (inner: JsonObject, step?: string) => JsonObject

/** Values such as `const` and `enum` are not schemas. */
function mapSchemas(schema: JsonObject, change: Change): JsonObject {
  const entries = Object.entries(recordsAsMaps(schema)).map(([keyword, value]): [string, Json] => {
    if (SCHEMA_MAPS.has(keyword) && isObject(value)) return [keyword, mapValues(value, change)]
    if (SCHEMA_LISTS.has(keyword) && Array.isArray(value))
      return [keyword, value.map((inner: Json) => changed(inner, (part) => change(part)))]
    if (keyword === 'items') return [keyword, changed(value, (part) => change(part))]
    if (SCHEMAS.has(keyword)) return [keyword, changed(value, (part) => change(part, 'Value'))]
    return [keyword, value]
  })
  return Object.fromEntries(entries)
}

/** TypeBox writes "any key" as a pattern; client generators read `additionalProperties` far better. */
function recordsAsMaps(schema: JsonObject): JsonObject {
  const { patternProperties, ...rest } = schema
  if (!isObject(patternProperties ?? null)) return schema
  const [[pattern, value] = [], ...others] = Object.entries(patternProperties as JsonObject)
  if (pattern !== '^.*$' || value === undefined || others.length > 0) return schema
  return { ...rest, additionalProperties: value }
}

function mapValues(schemas: JsonObject, change: Change): JsonObject {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, value]) => [
      name,
      changed(value, (part) => change(described(part, name), stepOf(name, part))),
    ]),
  )
}

/** `items` of an `Order` are each an `OrderItem`. */
function stepOf(name: string, schema: JsonObject): string {
  const isList = schema.type === 'array' || alternativesOf(schema).some(({ type }) => type === 'array')
  const word = isList && name !== 'series' ? name.replace(/ies$/, 'y').replace(/(?<!s)s$/, '') : name
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** A field says what it means wherever it is: by itself, as an alternative to null, or by its name. */
function described(schema: JsonObject, name: string): JsonObject {
  if (schema.description !== undefined) return schema
  const alternative = alternativesOf(schema).find(({ description }) => description !== undefined)
  const description = alternative?.description ?? FIELD_WORDS[name]
  return description === undefined ? schema : { ...schema, description }
}

function alternativesOf({ anyOf }: JsonObject): JsonObject[] {
  return Array.isArray(anyOf) ? (anyOf as JsonObject[]) : []
}

function changed(value: Json, change: (inner: JsonObject) => JsonObject): Json {
  return isObject(value) ? change(value) : value
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
