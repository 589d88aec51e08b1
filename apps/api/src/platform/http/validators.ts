import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'

const STRICT = { allErrors: true, multipleOfPrecision: 6, strictSchema: true } as const

/** JSON bodies are taken as they are: a string is not a number. */
const bodies = withFormats(new Ajv2020(STRICT))
/** Query strings and path parameters are text: numbers and booleans in them are read as such. */
const strings = withFormats(new Ajv2020({ ...STRICT, coerceTypes: true }))

export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) =>
  httpPart === 'body' ? bodies.compile(schema) : strings.compile(schema)

/** Checks answers in tests: what the contract does not know may not leave. */
export function answerValidator(schema: TSchema): ValidateFunction {
  return bodies.compile(schema)
}

function withFormats(ajv: Ajv2020): Ajv2020 {
  addFormats.default(ajv)
  ajv.addFormat('binary', true)
  return ajv
}
