import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'
import type { Static, TSchema } from 'typebox'

const STRICT = { multipleOfPrecision: 6, strictSchema: true } as const
/** A person's form has fewer. A larger body that is wrong hears of its first mistake, because looking for all costs. */
const MOST_VALUES = 2_000

/** JSON bodies are taken as they are: a string is not a number. */
const firstMistake = withFormats(new Ajv2020(STRICT))
const allMistakes = withFormats(new Ajv2020({ ...STRICT, allErrors: true }))
/** Query strings and path parameters are text: numbers and booleans in them are read as such. */
const strings = withFormats(new Ajv2020({ ...STRICT, allErrors: true, coerceTypes: true }))

/** A schema is compiled when its first request comes: for all of them at once a start would wait. */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) =>
  httpPart === 'body' ? bodyValidator(schema) : stringsValidator(schema)

/** Checks answers in tests: what the contract does not know may not leave. */
export function answerValidator(schema: TSchema): ValidateFunction {
  return allMistakes.compile(schema)
}

/** Recognises what comes from elsewhere than a request. */
export function recognise<Schema extends TSchema>(
  schema: Schema,
): (value: unknown) => value is Static<Schema> {
  const compiled = lazily(() => firstMistake.compile<Static<Schema>>(schema))
  return (value): value is Static<Schema> => compiled()(value)
}

/** What the framework calls, and where it looks for the mistakes. */
interface Validator {
  (value: unknown): boolean
  errors?: NonNullable<ValidateFunction['errors']> | null
}

function stringsValidator(schema: TSchema): Validator {
  const compiled = lazily(() => strings.compile(schema))
  const validate: Validator = (values) => {
    const check = compiled()
    const holds = check(values)
    validate.errors = check.errors ?? null
    return holds
  }
  return validate
}

function bodyValidator(schema: TSchema): Validator {
  const first = lazily(() => firstMistake.compile(schema))
  const all = lazily(() => allMistakes.compile(schema))
  const validate: Validator = (body) => {
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

function lazily<Thing>(make: () => Thing): () => Thing {
  let made: Thing | undefined
  return () => (made ??= make())
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
