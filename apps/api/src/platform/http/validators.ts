import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { lazily } from '../lazily.ts'

/**
 * With `verbose`, errors name the schema, whose example helps people. Schemas are not compared with the schema of
 * schemas, whose compilation would delay the first request of each start: a test does that.
 */
const STRICT = { multipleOfPrecision: 6, strictSchema: true, verbose: true, validateSchema: false } as const
/** No form has more. For larger bodies only the first error is reported, because finding all is expensive. */
const MAX_VALUES = 2_000

/** JSON bodies are not coerced: a string is not a number. */
const firstErrorOnly = withFormats(new Ajv2020(STRICT))
const allErrors = withFormats(new Ajv2020({ ...STRICT, allErrors: true }))
/** Query strings and path parameters are text, so they are coerced to numbers and booleans. */
const strings = withFormats(new Ajv2020({ ...STRICT, allErrors: true, coerceTypes: true }))

/** Bodies that a request may leave out. The framework checks an absent one as null. */
export const absentBodies = new WeakSet<TSchema>()

/** Lazy, because compiling all schemas would delay the start. */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) =>
  httpPart === 'body' ? bodyValidator(schema) : stringsValidator(schema)

export function responseValidator(schema: TSchema): ValidateFunction {
  return allErrors.compile(schema)
}

export function recognise<Schema extends TSchema>(
  schema: Schema,
): (value: unknown) => value is Static<Schema> {
  const compiled = lazily(() => firstErrorOnly.compile<Static<Schema>>(schema))
  return (value): value is Static<Schema> => compiled()(value)
}

interface Validator {
  (value: unknown): boolean
  errors?: NonNullable<ValidateFunction['errors']> | null
}

function stringsValidator(schema: TSchema): Validator {
  const compiled = lazily(() => strings.compile(schema))
  const validate: Validator = (values) => {
    const check = compiled()
    const valid = check(values)
    validate.errors = check.errors ?? null
    return valid
  }
  return validate
}

function bodyValidator(schema: TSchema): Validator {
  const first = lazily(() => firstErrorOnly.compile(schema))
  const all = lazily(() => allErrors.compile(schema))
  const validate: Validator = (body) => {
    if (body === null && absentBodies.has(schema)) return true
    if (first()(body)) return true
    validate.errors = first().errors ?? null
    if (hasFewValues(body)) {
      all()(body)
      validate.errors = all().errors ?? null
    }
    return false
  }
  return validate
}

/** Stops counting at the limit, and does not recurse because the body may be nested very deeply. */
function hasFewValues(body: unknown): boolean {
  const pending = [body]
  for (let count = 0; pending.length > 0; count += 1) {
    if (count + pending.length > MAX_VALUES) return false
    const value = pending.pop()
    if (typeof value === 'object' && value !== null) {
      for (const part of Object.values(value)) pending.push(part)
    }
  }
  return true
}

function withFormats(ajv: Ajv2020): Ajv2020 {
  addFormats.default(ajv)
  ajv.addFormat('binary', true)
  ajv.addKeyword({
    keyword: 'wellFormed',
    type: 'string',
    validate: (_wanted: unknown, text: string) => text.isWellFormed(),
  })
  return ajv
}
