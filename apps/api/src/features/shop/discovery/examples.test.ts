import { buildApiDescription } from '@platen/contract'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'

/** With the settings that every program starts with. */
const ajv = addFormats.default(new Ajv2020({ strict: false }))

interface Media {
  readonly schema: object
  readonly example?: unknown
}

const description = buildApiDescription()
ajv.addSchema(description, 'api')
const media = [...mediaIn(description, '')]

test('every request, answer, error and webhook in JSON has an example', () => {
  expect(media.length).toBeGreaterThan(200)
  const without = media.flatMap(({ at, content }) => (content.example === undefined ? [at] : []))
  expect(without, 'record them: npm run generate:examples').toEqual([])
})

test('every example is valid by the published schema', () => {
  const invalid = media.flatMap(({ at, content: { example, schema } }) => {
    const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')) as object)
    return example === undefined || validate(example) ? [] : [`${at}: ${ajv.errorsText(validate.errors)}`]
  })
  expect(invalid, 'record them again: npm run generate:examples').toEqual([])
})

function* mediaIn(value: unknown, at: string): Generator<{ at: string; content: Media }> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'application/json') yield { at, content: inner as Media }
    else if (key !== 'example') yield* mediaIn(inner, `${at}/${key}`)
  }
}
