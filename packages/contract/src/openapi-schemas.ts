import type { TObject, TSchema } from 'typebox'

type Json = null | boolean | number | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}

export interface SchemaRegistry {
  /** Stores every titled schema inside and returns the schema with references in their place. */
  refer(schema: TSchema): JsonObject
  components(): Record<string, JsonObject>
}

/** Two different schemas with one title are a mistake of the contract and throw. */
export function createSchemaRegistry(): SchemaRegistry {
  const registry = new Map<string, JsonObject>()

  function hoist(schema: JsonObject): JsonObject {
    const inner = mapSchemas(schema, hoist)
    const { title } = schema
    if (typeof title !== 'string') return inner

    const registered = registry.get(title)
    if (registered && JSON.stringify(registered) !== JSON.stringify(inner)) {
      throw new Error(`Two different schemas of the contract are called ${title}`)
    }
    registry.set(title, inner)
    return { $ref: `#/components/schemas/${title}` }
  }

  return {
    refer: (schema) => hoist(plain(schema)),
    components: () => Object.fromEntries([...registry].sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

export function parametersOf(schema: TObject | undefined, place: 'path' | 'query'): JsonObject[] {
  if (!schema) return []
  const { required } = plain(schema)
  return Object.entries(schema.properties).map(([name, property]) => {
    const { description, ...rest } = plain(property)
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

/** Values such as `const` and `enum` are not schemas. */
function mapSchemas(schema: JsonObject, change: (inner: JsonObject) => JsonObject): JsonObject {
  const entries = Object.entries(recordsAsMaps(schema)).map(([keyword, value]): [string, Json] => {
    if (SCHEMA_MAPS.has(keyword) && isObject(value)) return [keyword, mapValues(value, change)]
    if (SCHEMA_LISTS.has(keyword) && Array.isArray(value))
      return [keyword, value.map((inner: Json) => changed(inner, change))]
    if (SCHEMAS.has(keyword)) return [keyword, changed(value, change)]
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

function mapValues(schemas: JsonObject, change: (inner: JsonObject) => JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schemas).map(([key, value]) => [key, changed(value, change)]))
}

function changed(value: Json, change: (inner: JsonObject) => JsonObject): Json {
  return isObject(value) ? change(value) : value
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
