import Type from 'typebox'
import { expect, test } from 'vitest'
import { FIELD_WORDS } from './field-words.ts'
import { createSchemaRegistry, parametersOf } from './openapi-schemas.ts'
import { nullable, part, resource } from '../schema.ts'

const Colour = resource('Colour', { hex: Type.String() })

test('writes every object as a component, named by its title or by where it is', () => {
  const registry = createSchemaRegistry()
  const shirt = part({ main: Colour, others: Type.Array(Colour), shade: nullable(Colour), label: part({}) })

  const schema = registry.refer(shirt, 'answer')

  expect(schema).toEqual({ $ref: '#/components/schemas/Answer' })
  const $ref = '#/components/schemas/Colour'
  const { Answer, ...others } = registry.components()
  expect(Answer).toMatchObject({
    properties: {
      main: { $ref },
      others: { type: 'array', items: { $ref } },
      shade: { anyOf: [{ $ref }, { type: 'null' }] },
    },
  })
  expect(Object.keys(others)).toEqual(['AnswerLabel', 'Colour'])
})

test('gives the items of a list the name of one, and the same object one name', () => {
  const registry = createSchemaRegistry()
  const line = part({ size: Type.String() })

  registry.refer(
    resource('Order', { lines: Type.Array(line), entries: Type.Array(part({ n: Type.Null() })) }),
    'answer',
  )
  registry.refer(resource('Quote', { lines: Type.Array(line) }), 'answer')

  const { Quote, ...others } = registry.components()
  expect(Object.keys(others)).toEqual(['Order', 'OrderEntry', 'OrderLine'])
  expect(Quote).toMatchObject({
    properties: { lines: { items: { $ref: '#/components/schemas/OrderLine' } } },
  })
})

test('closes requests and opens answers, with a name for each when both use a schema', () => {
  const registry = createSchemaRegistry()
  registry.refer(Colour, 'answer')

  expect(registry.refer(Colour, 'request')).toEqual({ $ref: '#/components/schemas/ColourInput' })
  expect(registry.components()).toMatchObject({
    Colour: { properties: { hex: {} } },
    ColourInput: { additionalProperties: false },
  })
  expect(registry.components().Colour).not.toHaveProperty('additionalProperties')
})

test('says what a field means by its name where its schema does not', () => {
  const registry = createSchemaRegistry()
  registry.refer(
    resource('Line', { sku: Type.String(), size: Type.String({ description: 'Large.' }) }),
    'answer',
  )

  expect(registry.components().Line).toMatchObject({
    properties: { sku: { description: FIELD_WORDS.sku }, size: { description: 'Large.' } },
  })
})

test('does not take a property called title as the name of a schema', () => {
  const registry = createSchemaRegistry()

  registry.refer(resource('Book', { title: Type.String() }), 'answer')
  expect(registry.components()).toMatchObject({ Book: { properties: { title: { type: 'string' } } } })
})

test('refuses two different schemas with the same name', () => {
  const registry = createSchemaRegistry()
  registry.refer(Colour, 'answer')

  expect(() => registry.refer(resource('Colour', { name: Type.String() }), 'answer')).toThrow('called Colour')
  expect(() => registry.refer(Colour, 'answer')).not.toThrow()
})

test('writes a record with any key as additional properties', () => {
  expect(createSchemaRegistry().refer(Type.Record(Type.String(), Type.Integer()), 'answer')).toEqual({
    type: 'object',
    additionalProperties: { type: 'integer', format: 'int64' },
  })
})

test('writes parameters with required flag and description', () => {
  const schema = part({
    limit: Type.Optional(Type.Integer({ description: 'At most this many.' })),
    id: Type.String(),
  })

  expect(parametersOf(schema, 'query')).toEqual([
    {
      name: 'limit',
      in: 'query',
      required: false,
      description: 'At most this many.',
      schema: { type: 'integer', format: 'int64' },
    },
    { name: 'id', in: 'query', required: true, description: FIELD_WORDS.id, schema: { type: 'string' } },
  ])
  expect(parametersOf(part({ limit: Type.Optional(Type.Integer()) }), 'query')[0]).toMatchObject({
    required: false,
  })
})
