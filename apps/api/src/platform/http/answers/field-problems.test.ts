import { GarmentCreateRequest, getMetrics, OrderCreate, Phone, TimeOfDay } from '@platen/contract'
import Type, { type TSchema } from 'typebox'
import { expect, test } from 'vitest'
import { validatorCompiler } from '../validators.ts'
import { fieldProblems, type SchemaError } from './field-problems.ts'

const CASES: Record<string, [TSchema, unknown, string]> = {
  'a missing field': [Type.Object({ a: Type.String() }), {}, 'a: is required'],
  'a day with several possible forms': [
    getMetrics.query,
    { dateFrom: 'soon' },
    'dateFrom: must be a day such as 2026-11-23',
  ],
  'an empty line': [
    Type.Object({ a: Type.String({ minLength: 1, pattern: '^x' }) }),
    { a: '' },
    'a: must not be empty',
  ],
  'a phone': [Type.Object({ phone: Phone }), { phone: '12' }, 'phone: must look like +50588887777'],
  'a time of day': [Type.Object({ from: TimeOfDay }), { from: '25:00' }, 'from: must look like 17:30'],
  'a nullable number': [
    Type.Object({ a: Type.Union([Type.Integer({ minimum: 3 }), Type.Null()]) }),
    { a: 2 },
    'a: must be at least 3',
  ],
  'a length': [
    Type.Object({ a: Type.Number({ multipleOf: 0.1 }) }),
    { a: 0.55 },
    'a: must have at most one decimal',
  ],
  'an empty list': [
    Type.Object({ a: Type.Array(Type.String(), { minItems: 1 }) }),
    { a: [] },
    'a: must have at least one entry',
  ],
}

test.each(Object.entries(CASES))('names the field of %s once, in words', (_what, [schema, value, words]) => {
  expect(problemsOf(schema, value)).toEqual([words])
})

test.each([OrderCreate, GarmentCreateRequest])('names each field of a hopeless $title once', (schema) => {
  const hopeless = Object.fromEntries(Object.keys(schema.properties).map((name) => [name, [[]]]))
  const paths = problemsOf(schema, hopeless).map((problem) => problem.split(':')[0])
  expect(paths).toEqual([...new Set(paths)])
})

function problemsOf(schema: TSchema, value: unknown): string[] {
  const validate = validatorCompiler({ schema, httpPart: 'body', method: 'POST', url: '/' })
  validate(value)
  const { errors } = validate as { errors?: SchemaError[] }
  return fieldProblems(errors ?? []).map(({ path, message }) => `${path}: ${message}`)
}
