import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'

const STRICT = { multipleOfPrecision: 6, strictSchema: true } as const
/** A person's form has fewer. A larger body that is wrong hears of its first mistake, because looking for all costs. */
const MOST_VALUES = 2_000

/** JSON bodies are taken as they are: a string is not a number. */
const firstMistake = withFormats(new Ajv2020(STRICT))
const allMistakes = withFormats(new Ajv2020({ ...STRICT, allErrors: true }))
/** Query strings and path parameters are text: numbers and booleans in them are read as such. */
const strings = withFormats(new Ajv2020({ ...STRICT, allErrors: true, coerceTypes: true }))

export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) =>
  httpPart === 'body' ? bodyValidator(schema) : strings.compile(schema)

/** Checks answers in tests: what the contract does not know may not leave. */
export function answerValidator(schema: TSchema): ValidateFunction {
  return allMistakes.compile(schema)
}

function bodyValidator(schema: TSchema) {
  const first = firstMistake.compile(schema)
  let all: ValidateFunction | undefined
  const validate: { (body: unknown): boolean; errors?: NonNullable<ValidateFunction['errors']> | null } = (
    body,
  ) => {
    if (first(body)) return true
    validate.errors = first.errors ?? null
    if (hasFewValues(body)) {
      all ??= allMistakes.compile(schema)
      all(body)
      validate.errors = all.errors ?? null
    }
    return false
  }
  return validate
}

/** Counts no further than it must, and without recursion: the body may be nested as deep as it is long. */
function hasFewValues(body: unknown): boolean {
  const waiting = [body]
  for (let count = 0; waiting.length > 0; count += 1) {
    if (count + waiting.length > MOST_VALUES) return false
    const value = waiting.pop()
    if (typeof value === 'object' && value !== null) {
      for (const part of Object.values(value)) waiting.push(part)
    }
  }
  return true
}

function withFormats(ajv: Ajv2020): Ajv2020 {
  addFormats.default(ajv)
  ajv.addFormat('binary', true)
  return ajv
}
