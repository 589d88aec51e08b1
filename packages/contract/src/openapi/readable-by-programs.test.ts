import { expect, test } from 'vitest'
import { buildApiDescription } from './openapi.ts'

/** What code generators, validators and fuzzers of other languages need, for every schema of the description. */

interface Schema {
  readonly [keyword: string]: unknown
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
}
interface Place {
  readonly at: string
  readonly schema: Schema
}

const description = JSON.parse(JSON.stringify(buildApiDescription())) as Schema & {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}
const places = [...schemasIn(description, '')]
const faulty = (isFaulty: (place: Place) => boolean) => places.filter(isFaulty).map(({ at }) => at)

test('finds the schemas', () => {
  expect(places.length).toBeGreaterThan(2000)
})

test('says how large every integer may be', () => {
  const wrong = ({
    schema: { type, format, minimum = -Infinity, maximum = Infinity, enum: values },
  }: Place) =>
    type === 'integer' &&
    (format === 'int32'
      ? values === undefined && (Number(maximum) > 2_147_483_647 || Number(minimum) < -2_147_483_648)
      : format !== 'int64')
  expect(faulty(wrong)).toEqual([])
  expect(places.some(({ schema }) => schema.format === 'int64')).toBe(true)
})

test('has no decimals that binary numbers cannot have', () => {
  expect(faulty(({ schema }) => schema.multipleOf !== undefined)).toEqual([])
})

test('has patterns that every dialect of regular expressions reads, and that accept any letter', () => {
  const patterns = places.filter(({ schema }) => schema.pattern !== undefined)
  const special = /\(\?|\\u\{|\\p|\\ud[89a-f]|\\[1-9]|\\[bB]/i
  expect(patterns.filter(({ schema }) => special.test(String(schema.pattern)))).toEqual([])
  for (const flags of ['', 'u']) {
    const name = new RegExp(String(named('OrderCreateCustomer').properties?.name?.pattern), flags)
    expect(['Ana 😀', 'José Núñez', '山田', ' a'].filter((text) => !name.test(text))).toEqual([])
    expect(['', ' ', '\u00a0', 'a\u0000', 'a\nb', '\t'].filter((text) => name.test(text))).toEqual([])
  }
})

test('has no const, which generators read as any value', () => {
  expect(faulty(({ schema }) => 'const' in schema)).toEqual([])
  expect(named('ContactLeadCreate').properties?.consent).toMatchObject({ type: 'boolean', enum: [true] })
})

test('has a name for every object', () => {
  const isTop = ({ at }: Place) => /^\/components\/schemas\/[^/]+$/.test(at)
  expect(faulty((place) => place.schema.properties !== undefined && !isTop(place))).toEqual([])
})

test('closes requests and leaves answers open, as fields may be added', () => {
  const closed = (name: string) => named(name).additionalProperties === false
  expect(['OrderCreate', 'OrderCreateItem', 'InventoryItemUpdate'].map(closed)).toEqual([true, true, true])
  expect(['OrderRecord', 'OrderRecordItem', 'ApiErrorResponse', 'Actor'].filter(closed)).toEqual([])
})

test('describes every field and parameter', () => {
  const silent = places.flatMap(({ at, schema }) =>
    Object.entries(schema.properties ?? {})
      .filter(([, field]) => typeof field.description !== 'string')
      .map(([name]) => `${at}/${name}`),
  )
  expect(silent, 'describe them in their schema or in field-words.ts').toEqual([])
  const parameters = JSON.stringify(description.paths).match(
    /\{"name":"[^"]*","in":"[^"]*","required":\w+,"schema"/g,
  )
  expect(parameters).toBeNull()
})

function named(name: string): Schema {
  return description.components.schemas[name]!
}

function* schemasIn(value: unknown, at: string): Generator<Place> {
  if (typeof value !== 'object' || value === null) return
  const isSchema = /\/(schema|items|additionalProperties|(properties|schemas|anyOf)\/[^/]+)$/.test(at)
  if (isSchema) yield { at, schema: value as Schema }
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'example' || key === 'examples' || key === 'enum') continue
    yield* schemasIn(inner, `${at}/${key}`)
  }
}
