import { OPERATIONS, buildApiDescription } from '@platen/contract'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { expect, test } from 'vitest'
import { brunoCollection, COLLECTION } from './bruno-collection.ts'
import { VARIABLES } from './example-value.ts'

const files = new Map(brunoCollection(buildApiDescription()).map(({ path, content }) => [path, content]))
const fileOf = ({ tag, operationId }: { tag: string; operationId: string }) =>
  files.get(`${COLLECTION}/${tag}/${operationId}.bru`) ?? ''

test.each(OPERATIONS)('$operationId has a request that the contract would let through', (operation) => {
  const request = fileOf(operation)
  expect(request).toContain(operation.summary)
  expect(request).toContain(`{{baseUrl}}${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}`)
  expect(request.includes('Idempotency-Key: {{$guid}}')).toBe(operation.idempotent === true)

  const body = /^body:json \{\n(.*?)^\}/ms.exec(request)?.[1]
  expect(body !== undefined).toBe(operation.body !== undefined)
  if (operation.body) {
    expect(Value.Errors(operation.body, JSON.parse(filled(body ?? '')) as unknown)).toEqual([])
  }
  const path = Object.fromEntries(lines('params:path', request))
  if (operation.params) expect(Value.Errors(operation.params, path)).toEqual([])
  for (const [name, value] of lines('params:query', request)) {
    const schema = operation.query?.properties[name.replace('~', '')] as
      (TSchema & { type?: string }) | undefined
    const read =
      schema?.type === 'integer' || schema?.type === 'boolean' ? (JSON.parse(value) as unknown) : value
    expect([name, Value.Check(schema!, read)]).toEqual([name, true])
  }
})

test('a request stands for each operation and for nothing else', () => {
  const requests = [...files.keys()].filter((path) => /^collection\/bruno\/[^/]+\/\w+_\w+\.bru$/.test(path))
  expect(requests).toHaveLength(OPERATIONS.length)
})

test('the answer to a list fills the id that other requests ask for', () => {
  expect(fileOf({ tag: 'Order desk', operationId: 'list_orders' })).toContain('orderId: res.body[0]?.id')
  expect(fileOf({ tag: 'Artwork', operationId: 'upload_artwork' })).toContain('artworkId: res.body.id')
})

test('every variable of a request is in the environment', () => {
  const used = [...files.values()].flatMap((text) => text.match(/(?<=\{\{)\w+(?=\}\})/g) ?? [])
  expect([...new Set(used)].filter((name) => !(name in VARIABLES) && name !== 'password')).toEqual([])
})

/** As Bruno does with the environment that comes along. */
function filled(text: string): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => VARIABLES[name] ?? 'a long password')
}

/** The lines of a block of a request. */
function lines(block: string, request: string): (readonly [string, string])[] {
  const [, content = ''] = new RegExp(`^${block} \\{\n(.*?)^\\}`, 'ms').exec(request) ?? []
  return [...content.matchAll(/^ {2}(.+?): (.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    filled(value),
  ])
}
