import { OPERATIONS, type Operation } from '@platen/contract'
import { seededRandom, type Random } from '../../scripts/demo/random.ts'
import { audienceOf, type Actor } from './actors.ts'
import { isRecord } from '../harness/schema.ts'
import { mutate } from './mutate.ts'
import {
  ODD_CONTENT_TYPES,
  ODD_HEADERS,
  ODD_METHODS,
  ODD_QUERIES,
  ODD_SEGMENTS,
  SPOILERS,
} from './odd-values.ts'
import { unfilled } from './records.ts'
import type { FuzzShop, Template } from './shop.ts'
import { aForm, anOddForm } from './uploads.ts'
import { aValue } from './values.ts'

/** Made from its seed and number alone. Records are chosen when it is sent. */
export interface FuzzCase {
  readonly number: number
  readonly operation: Operation
  readonly as: Actor
  readonly method: string
  /** By name; a string is used in the path as it is, encoded. */
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Query
  readonly headers: Readonly<Record<string, string | readonly string[]>>
  readonly body: Body | undefined
  readonly twists: readonly string[]
}

/** Parameters to be encoded, or a raw string. */
export type Query = Readonly<Record<string, unknown>> | string

export type Body =
  | {
      readonly json: unknown
      readonly contentType: string | undefined
      readonly spoil?: (text: string) => Buffer
    }
  | { readonly bytes: Buffer; readonly contentType: string }

type Draft = { -readonly [Field in keyof FuzzCase]: FuzzCase[Field] } & { twists: string[] }

/** These cost seconds of processor time each, or a hash that is slow on purpose. */
const DEAR: readonly string[] = [
  'create_gang_sheet',
  'create_gang_sheet_packing',
  'create_gang_sheet_export',
  'get_job_tickets',
  'admin_login',
  'upload_artwork',
  'upload_payment_proof',
  'upload_picture',
  'upload_garment_photo',
  'mask_garment_photo',
  'get_brand_preview',
  'create_admin_user',
]
/** Other operations need these: without new orders there is soon nothing left to decide. */
const NEEDED: readonly string[] = [
  'create_storefront_order',
  'create_order',
  'create_order_payment',
  'create_gang_sheet',
]
const WEIGHTED = OPERATIONS.map((operation) => [operation, weightOf(operation.operationId)] as const)
/** Mostly those who may, and some of the others. */
const WHO: Readonly<Record<ReturnType<typeof audienceOf>, readonly (readonly [Actor, number])[]>> = {
  staff: [
    ['owner', 10],
    ['viewer', 1],
    ['customer', 1],
    ['nobody', 1],
  ],
  customers: [
    ['customer', 10],
    ['owner', 1],
    ['nobody', 1],
  ],
}
const UNIQUE = new Set(['sku', 'slug', 'email', 'reference', 'code'])

export function makeCase(shop: FuzzShop, seed: number, number: number): FuzzCase {
  const random = seededRandom(seed * 0x1_0000_0000 + number)
  const operation = random.weighted(WEIGHTED)
  const draft = drawRequest(shop, operation, number, random)
  const twists = random.weighted([
    [0, 3],
    [1, 6],
    [2, 2],
    [3, 1],
  ] as const)
  for (let n = 0; n < twists; n += 1) random.weighted(TWISTS)(draft, random, shop)
  return draft
}

function weightOf(operationId: string): number {
  if (NEEDED.includes(operationId)) return 3
  return DEAR.includes(operationId) ? 0.3 : 1
}

/** A valid request, as far as the contract and earlier requests allow. */
function drawRequest(shop: FuzzShop, operation: Operation, number: number, random: Random): Draft {
  const known = shop.templates.get(operation.operationId)
  const template = known && random.chance(0.75) ? known : undefined
  const keepIds = random.pick([1, 0.5, 0, 0])
  const part = (
    given: object | undefined,
    schema: object | undefined,
    needed: boolean,
  ): Record<string, unknown> => {
    const source = given ?? (needed && schema ? aValue(schema, random) : {})
    return unfilled(source, random, keepIds) as Record<string, unknown>
  }
  const headers: Record<string, string> =
    operation.idempotent && random.chance(0.5) ? { 'idempotency-key': `case-${number}` } : {}
  return {
    number,
    operation,
    as: random.weighted(WHO[audienceOf(operation)]),
    method: operation.method,
    params: part(template?.params, operation.params, true),
    query: part(template?.query, operation.query, template === undefined),
    headers,
    body: bodyOf(shop, operation, template, part, number, random),
    twists: [],
  }
}

function bodyOf(
  { picture }: FuzzShop,
  { body, upload }: Operation,
  template: Template | undefined,
  part: (given: object | undefined, schema: object | undefined, needed: boolean) => Record<string, unknown>,
  number: number,
  random: Random,
): Body | undefined {
  if (upload) {
    const { bytes, contentType } = aForm(picture, `case-${number}.png`)
    return { bytes, contentType }
  }
  if (!body) return undefined
  const json = part(template?.body, body, true)
  return { json: random.chance(0.7) ? madeNew(json, number) : json, contentType: 'application/json' }
}

function madeNew(json: Record<string, unknown>, number: number): Record<string, unknown> {
  const entries = Object.entries(json).map(([name, value]): [string, unknown] => {
    if (!UNIQUE.has(name) || typeof value !== 'string') return [name, value]
    return [name, name === 'email' ? `case-${number}@example.com` : `${value.slice(0, 14)}-${number}`]
  })
  return Object.fromEntries(entries)
}

type Twist = (draft: Draft, random: Random, shop: FuzzShop) => void

const wrongBody: Twist = (draft, random, { picture }) => {
  const { body, operation } = draft
  if (body && 'json' in body) {
    const { value, what } = mutate(body.json, operation.body ?? {}, random)
    draft.body = { ...body, json: value }
    draft.twists.push(`body: ${what}`)
  } else if (operation.upload) {
    const { bytes, contentType, what } = anOddForm(picture, random)
    draft.body = { bytes, contentType }
    draft.twists.push(what)
  } else {
    draft.body = { json: aValue({ type: 'object' }, random), contentType: 'application/json' }
    draft.twists.push('a body where none is read')
  }
}

const spoiledBody: Twist = (draft, random) => {
  if (!draft.body || !('json' in draft.body)) return
  const [what, spoil] = random.pick(Object.entries(SPOILERS))
  draft.body = { ...draft.body, spoil: (text) => spoil(text, random) }
  draft.twists.push(`a body ${what}`)
}

const wrongContentType: Twist = (draft, random) => {
  if (!draft.body) return
  const contentType = random.pick(ODD_CONTENT_TYPES)
  draft.body = { ...draft.body, contentType }
  draft.twists.push(`content type ${JSON.stringify(contentType).slice(0, 40)}`)
}

const wrongQuery: Twist = (draft, random) => {
  if (typeof draft.query === 'string' || random.chance(0.3)) {
    draft.query = random.pick(ODD_QUERIES)
    draft.twists.push(`query ${draft.query.slice(0, 30)}`)
  } else {
    const { value, what } = mutate(draft.query, draft.operation.query ?? {}, random)
    draft.query = isRecord(value) ? value : new URLSearchParams({ limit: String(value) }).toString()
    draft.twists.push(`query: ${what}`)
  }
}

const wrongParam: Twist = (draft, random) => {
  const names = Object.keys(draft.params)
  if (names.length === 0) return
  const name = random.pick(names)
  const given = draft.params[name]
  const segment =
    random.chance(0.3) && typeof given === 'string' ? given.toUpperCase() : random.pick(ODD_SEGMENTS)
  draft.params = { ...draft.params, [name]: segment }
  draft.twists.push(`${name} = ${segment.slice(0, 30)}`)
}

const wrongHeader: Twist = (draft, random) => {
  const headers = random.pick(ODD_HEADERS)
  draft.headers = { ...draft.headers, ...headers }
  draft.twists.push(`header ${JSON.stringify(headers).slice(0, 60)}`)
}

const wrongMethod: Twist = (draft, random) => {
  draft.method = random.pick(ODD_METHODS)
  draft.twists.push(draft.method)
}

const wrongActor: Twist = (draft, random) => {
  draft.as = random.pick(['viewer', 'customer', 'nobody'] as const)
}

const TWISTS: readonly (readonly [Twist, number])[] = [
  [wrongBody, 10],
  [wrongQuery, 4],
  [wrongParam, 3],
  [wrongHeader, 3],
  [spoiledBody, 2],
  [wrongContentType, 1],
  [wrongMethod, 1],
  [wrongActor, 1],
]
