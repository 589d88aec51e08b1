import type { DiscountCreate, DiscountRecord, DiscountTerms } from '@platen/contract'
import { expect, test } from 'vitest'
import { codeOf, errorOf, fieldsOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { aMember } from '../../../testing/team.ts'

const URL = '/api/admin/discounts'
const shop = sharedTestApp({ config: { rateLimitFactor: 1 } })
const manager = shared(() => aMember(shop, 'manager'))
const support = shared(() => aMember(shop, 'support'))

let codes = 0
const aDiscount = (changes: Partial<DiscountCreate> = {}): DiscountCreate => ({
  code: `code-${(codes += 1)}`,
  kind: 'percent',
  percentOff: 12.5,
  amountMinor: null,
  garmentKinds: [],
  minimumMinor: 0,
  validFrom: null,
  validUntil: null,
  maxUses: null,
  maxUsesEach: null,
  note: null,
  ...changes,
})
const create = (body: object, headers = manager.headers) => shop.post(URL, body, headers)
const created = async (changes?: Partial<DiscountCreate>) =>
  (await create(aDiscount(changes))).json<DiscountRecord>()
const put = ({ id }: DiscountRecord, payload: object) =>
  shop.app.inject({ method: 'PUT', url: `${URL}/${id}`, headers: manager.headers, payload })
const reasonOf = (reply: { body: string }) => errorOf(reply).fields?.map(({ path, reason }) => [path, reason])
// Each test from an address of its own, because guesses are counted by client.
let clients = 0
const check = (code: string, remoteAddress = `10.1.0.${(clients += 1)}`) =>
  shop.app.inject({ method: 'POST', url: '/api/v1/discount-checks', payload: { code }, remoteAddress })

test('a code is created in capitals, found however it is typed, and listed newest first', async () => {
  const first = await created({ code: 'Summer-10', note: 'Newsletter' })
  expect(first).toMatchObject({
    code: 'SUMMER-10',
    percentOff: 12.5,
    state: 'active',
    uses: 0,
    givenMinor: 0,
  })
  shop.clock.advance(1)
  const second = await created()
  const listed = await shop.get(`${URL}?limit=1`, support.headers)
  expect(listed.json<DiscountRecord[]>().map(({ id }) => id)).toEqual([second.id])
  expect(listed.headers.link).toContain('rel="next"')
  const terms = (await check('summer-10')).json<DiscountTerms>()
  expect(terms).toEqual({
    ...{ code: 'SUMMER-10', kind: 'percent', percentOff: 12.5, amountMinor: null },
    ...{ garmentKinds: [], minimumMinor: 0, validUntil: null },
  })
  expect(JSON.stringify(terms)).not.toContain('Newsletter')
  expect(codeOf(await create(aDiscount({ code: 'sUMMER-10' })))).toBe('DUPLICATE')
})

test.each([
  [{ percentOff: null }, ['percentOff']],
  [{ kind: 'amount' }, ['percentOff', 'amountMinor']],
  [{ kind: 'free_delivery', percentOff: null, amountMinor: 5 }, ['amountMinor']],
  [{ percentOff: 101 }, ['percentOff']],
  [{ percentOff: 0.001 }, ['percentOff']],
  [{ garmentKinds: ['tee', 'spoon'] }, ['garmentKinds[1]']],
  [{ validFrom: '2026-12-02T00:00:00Z', validUntil: '2026-12-01T00:00:00Z' }, ['validUntil']],
  [{ code: 'a b' }, ['code']],
  [{ code: '<b>x</b>' }, ['code']],
  [{ maxUses: 0 }, ['maxUses']],
  [{ note: 'x'.repeat(10_000) }, ['note']],
] as [object, string[]][])('refuses the terms %j at %j', async (terms, paths) => {
  const reply = await create(aDiscount(terms))
  expect([reply.statusCode, fieldsOf(reply)]).toEqual([422, paths])
})

test('terms change but the code stays, the second of two changes is refused, and a code ends once', async () => {
  const discount = await created()
  const { code: _code, ...terms } = aDiscount({ percentOff: 20 })
  const changed = await put(discount, { ...terms, revision: discount.revision })
  expect(changed.json()).toMatchObject({ code: discount.code, percentOff: 20, revision: 2 })
  expect(codeOf(await put(discount, { ...terms, revision: discount.revision }))).toBe('REVISION_CONFLICT')
  const end = () => shop.post(`${URL}/${discount.id}/ending`, { revision: 2 }, manager.headers)
  expect((await end()).json()).toMatchObject({ state: 'ended', revision: 3 })
  expect(codeOf(await shop.post(`${URL}/${discount.id}/ending`, { revision: 3 }, manager.headers))).toBe(
    'INVALID_TRANSITION',
  )
  expect(reasonOf(await check(discount.code))).toEqual([['code', 'code_ended']])
})

test('support may read codes but not write them', async () => {
  expect(codeOf(await create(aDiscount(), support.headers))).toBe('FORBIDDEN')
  const production = await aMember(shop, 'production')
  expect(codeOf(await shop.get(URL, production.headers))).toBe('FORBIDDEN')
})

test('says why a code cannot be used now', async () => {
  const now = shop.clock.now().getTime()
  const [past, future] = [-1, 1].map((days) => new Date(now + days * 24 * 3_600_000).toISOString())
  const early = await created({ validFrom: future! })
  const late = await created({ validUntil: past! })
  expect([early.state, late.state]).toEqual(['scheduled', 'ended'])
  expect(reasonOf(await check(early.code))).toEqual([['code', 'code_not_begun']])
  expect(reasonOf(await check(late.code))).toEqual([['code', 'code_ended']])
  expect(reasonOf(await check('NO-SUCH-CODE'))).toEqual([['code', 'unknown_code']])
})

test('guesses are counted for each client', async () => {
  const client = '10.9.9.9'
  for (let guess = 0; guess < 60; guess += 1)
    expect((await check(`GUESS-${guess}`, client)).statusCode).toBe(422)
  const over = await check('GUESS-60', client)
  expect([over.statusCode, codeOf(over)]).toEqual([429, 'RATE_LIMITED'])
  expect((await check('GUESS-62', '10.9.9.10')).statusCode).toBe(422)
})
