import Type from 'typebox'
import { expect, test } from 'vitest'
import { createSchemaRegistry, parametersOf } from './openapi-schemas.ts'
import { nullable, part, resource } from './schema.ts'

const Colour = resource('Colour', { hex: Type.String() })

test('writes named schemas as components and others inline', () => {
  const registry = createSchemaRegistry()

  const schema = registry.refer(part({ main: Colour, others: Type.Array(Colour), shade: nullable(Colour) }))

  const $ref = '#/components/schemas/Colour'
  expect(schema).toMatchObject({
    properties: {
      main: { $ref },
      others: { type: 'array', items: { $ref } },
      shade: { anyOf: [{ $ref }, { type: 'null' }] },
    },
  })
  expect(Object.keys(registry.components())).toEqual(['Colour'])
})

test('does not take a property called title as the name of a schema', () => {
  const registry = createSchemaRegistry()

  expect(registry.refer(part({ title: Type.String() }))).toMatchObject({
    properties: { title: { type: 'string' } },
  })
  expect(registry.components()).toEqual({})
})

test('refuses two different schemas with the same name', () => {
  const registry = createSchemaRegistry()
  registry.refer(Colour)

  expect(() => registry.refer(resource('Colour', { name: Type.String() }))).toThrow('called Colour')
  expect(() => registry.refer(Colour)).not.toThrow()
})

test('writes a record with any key as additional properties', () => {
  expect(createSchemaRegistry().refer(Type.Record(Type.String(), Type.Integer()))).toEqual({
    type: 'object',
    additionalProperties: { type: 'integer' },
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
      schema: { type: 'integer' },
    },
    { name: 'id', in: 'query', required: true, schema: { type: 'string' } },
  ])
  expect(parametersOf(part({ limit: Type.Optional(Type.Integer()) }), 'query')[0]).toMatchObject({
    required: false,
  })
})
