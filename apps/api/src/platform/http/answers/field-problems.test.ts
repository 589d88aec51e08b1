import { GarmentCreateRequest, getMetrics, OrderCreate, Phone, TimeOfDay } from '@platen/contract'
import Type, { type TSchema } from 'typebox'
import { expect, test } from 'vitest'
import { validatorCompiler } from '../validators.ts'
import type { FieldProblem } from '../../refusal.ts'
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
  expect(wordsOf(schema, value)).toEqual([words])
})

test.each([
  [Type.Object({ a: Type.String() }), {}, { reason: 'required' }],
  [Type.Object({ a: Type.String({ minLength: 1 }) }), { a: '' }, { reason: 'required' }],
  [Type.Object({ a: Type.String({ maxLength: 2 }) }), { a: 'abc' }, { reason: 'too_long', limit: '2' }],
  [Type.Object({ a: Type.Integer({ minimum: 3 }) }), { a: 2 }, { reason: 'too_low', limit: '3' }],
  [Type.Object({ a: Phone }), { a: '12' }, { reason: 'wrong_pattern', limit: '+50588887777' }],
  [Type.Object({ a: Type.String({ format: 'email' }) }), { a: 'ana' }, { reason: 'not_an_email' }],
  [Type.Object({}, { additionalProperties: false }), { a: 1 }, { reason: 'unknown_field' }],
])('says why a field is refused in a stable word, with what it leaves open: %#', (schema, value, why) => {
  expect(problemsOf(schema, value)).toEqual([{ path: 'a', message: expect.any(String) as string, ...why }])
})

test.each([OrderCreate, GarmentCreateRequest])('names each field of a hopeless $title once', (schema) => {
  const hopeless = Object.fromEntries(Object.keys(schema.properties).map((name) => [name, [[]]]))
  const paths = problemsOf(schema, hopeless).map(({ path }) => path)
  expect(paths).toEqual([...new Set(paths)])
})

function wordsOf(schema: TSchema, value: unknown): string[] {
  return problemsOf(schema, value).map(({ path, message }) => `${path}: ${message}`)
}

function problemsOf(schema: TSchema, value: unknown): FieldProblem[] {
  const validate = validatorCompiler({ schema, httpPart: 'body', method: 'POST', url: '/' })
  validate(value)
  const { errors } = validate as { errors?: SchemaError[] }
  return fieldProblems(errors ?? [])
}
