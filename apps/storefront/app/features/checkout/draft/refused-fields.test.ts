import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { en } from '../../../messages/en.ts'
import { es } from '../../../messages/es.ts'
import { firstField, linesNamedIn, refusedFields } from './refused-fields.ts'

const refused = (...paths: string[]) => refusedFields(paths.map((path) => ({ path })))
const fieldsAt = (...paths: string[]) => [...refused(...paths).fields]

test('maps a refused field to the field on the page', () => {
  expect(fieldsAt('customer.phone', 'payment.proofUploadId', 'fulfilment.address.city')).toEqual([
    'phone',
    'proof',
    'city',
  ])
})

test('maps a nested path to its field', () => {
  expect(fieldsAt('fulfilment.slot.date')).toEqual(['slot'])
  expect(fieldsAt('payment.instructionId')).toEqual(['instructionId'])
})

test('maps a refused order line to its design in the cart', () => {
  expect(refused('items[1].placements[0].artworkId', 'items[1].variantId', 'items[12]').lines).toEqual([
    1, 12,
  ])
})

test('knows refusals that belong to no field on the page', () => {
  expect(refused('somethingNew').hasOthers).toBe(true)
  expect(refused('items').hasOthers).toBe(true)
  expect(refused('note', 'items[0]').hasOthers).toBe(false)
})

/** The page makes these itself. */
const NOT_TYPED = ['items', 'customer.locale', 'expectedTotalMinor', 'botToken', 'website']

test('finds a field on the page, and its words in both languages, for everything that customers enter', () => {
  const entered = pathsIn(SCHEMAS.OrderCreate).filter(
    (path) => !NOT_TYPED.some((known) => path.startsWith(known)),
  )
  expect(entered).toEqual(expect.arrayContaining(['neededBy', 'customer.email', 'fulfilment.address.line2']))
  for (const path of entered) {
    const [field] = fieldsAt(path)
    expect([path, typeof field]).toEqual([path, 'string'])
    for (const { checkout } of [en, es]) expect(checkout.refusedFields[field!]).toMatch(/\S.*\.$/)
  }
})

test('sorts the fields from top to bottom', () => {
  expect(firstField((field) => ['policy', 'reference', 'phone'].includes(field))).toBe('phone')
  expect(firstField(() => false)).toBeUndefined()
})

test('reads the out-of-stock lines from the message', () => {
  expect(linesNamedIn('Not enough in stock: items[0] Tee, Black, M; items[11] Tee, Red, S.')).toEqual([0, 11])
})

interface Schema {
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Schema>>
}

const { components } = JSON.parse(
  readFileSync(new URL('../../../../../../packages/contract/openapi.json', import.meta.url), 'utf8'),
) as { components: { schemas: Record<string, Schema> } }
const SCHEMAS = components.schemas

function pathsIn(schema: Schema | undefined, at = ''): string[] {
  const { properties = {} } = SCHEMAS[schema?.$ref?.split('/').at(-1) ?? ''] ?? schema ?? {}
  return Object.entries(properties).flatMap(([name, inner]) => [
    `${at}${name}`,
    ...pathsIn(inner, `${at}${name}.`),
  ])
}
