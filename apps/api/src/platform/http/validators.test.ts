import { Ajv2020 } from 'ajv/dist/2020.js'
import type { TSchema } from 'typebox'
import { expect, test } from 'vitest'
import { OPERATIONS } from '../../../../../packages/contract/src/operations.ts'

test('the schemas of all operations are schemas', () => {
  const ajv = new Ajv2020()
  const wrong = OPERATIONS.flatMap(({ operationId, params, query, body, success }) => {
    const parts: Record<string, TSchema | undefined> = { params, query, body, answer: success.schema }
    return Object.entries(parts)
      .filter(([, schema]) => schema && ajv.validateSchema(schema) !== true)
      .map(([part]) => `${operationId}: ${part}`)
  })
  expect(wrong).toEqual([])
})
