import type { AdminSessionResponse, SignInPolicyRecord, TotpEnrolment } from '@platen/contract'
import { URI } from 'otpauth'
import { afterEach, expect, test, vi } from 'vitest'
import { codeOf, errorOf, refusalOf } from '../../../testing/replies.ts'
import { sharedTestApp } from '../../../testing/shared.ts'
import { PASSWORD, aMember, type Member } from '../../../testing/team.ts'

const shop = sharedTestApp()

afterEach(async () => {
  await shop.services.pool.query(`UPDATE sign_in_policy SET codes_required_for = '{}'`)
})

const PATH = '/api/admin/sign-in-policy'
const read = async ({ headers }: Member) => (await shop.get(PATH, headers)).json<SignInPolicyRecord>()
async function requireCodes(owner: Member, codesRequiredFor: string[], password = PASSWORD) {
  const { revision } = (
    await shop.services.pool.query<{ revision: number }>('SELECT revision FROM sign_in_policy')
  ).rows[0]!
  const payload = { revision, codesRequiredFor, password }
  return shop.app.inject({ method: 'PUT', url: PATH, headers: owner.headers, payload })
}
const sessionOf = async ({ headers }: Member) =>
  (await shop.get('/api/admin/session', headers)).json<AdminSessionResponse>().user

async function setUpCodes(member: Member): Promise<void> {
  const { headers } = member
  const enrolment = await shop.post('/api/admin/totp-enrolments', { password: PASSWORD }, headers)
  const code = URI.parse(enrolment.json<TotpEnrolment>().otpauthUrl).generate({
    timestamp: shop.clock.now().getTime(),
  })
  const confirmed = await shop.post('/api/admin/totp-confirmations', { code }, headers)
  expect(confirmed.statusCode).toBe(201)
  headers.cookie = String(confirmed.headers['set-cookie']).split(';')[0]!
}

test('a member whose role needs codes can only set them up, then works', async () => {
  const [owner, manager, viewer] = await Promise.all([
    aMember(shop, 'owner'),
    aMember(shop, 'manager'),
    aMember(shop, 'viewer'),
  ])
  expect((await shop.get('/api/admin/orders', manager.headers)).statusCode).toBe(200)
  const replaced = await requireCodes(owner, ['manager'])
  expect(replaced.json()).toMatchObject({ codesRequiredFor: ['manager'], updatedBy: { name: 'The owner' } })

  expect(refusalOf(await shop.get('/api/admin/orders', manager.headers))).toEqual([
    403,
    'TOTP_SETUP_REQUIRED',
  ])
  expect((await sessionOf(manager))?.totpSetupRequired).toBe(true)
  expect((await sessionOf(viewer))?.totpSetupRequired).toBe(false)
  expect((await shop.get('/api/admin/orders', viewer.headers)).statusCode).toBe(200)

  await setUpCodes(manager)
  expect((await shop.get('/api/admin/orders', manager.headers)).statusCode).toBe(200)
  expect((await sessionOf(manager))?.totpSetupRequired).toBe(false)
})

test('the only owner can require codes of owners and is led to set them up', async () => {
  const owner = await aMember(shop, 'owner')
  expect((await requireCodes(owner, ['owner', 'manager'])).statusCode).toBe(200)
  expect(codeOf(await shop.get(PATH, owner.headers))).toBe('TOTP_SETUP_REQUIRED')
  await setUpCodes(owner)
  expect((await read(owner)).codesRequiredFor).toEqual(['owner', 'manager'])
})

test('takes the password of an owner, and no other role', async () => {
  const [owner, manager] = await Promise.all([aMember(shop, 'owner'), aMember(shop, 'manager')])
  const wrong = await requireCodes(owner, ['viewer'], 'not the password')
  expect([wrong.statusCode, errorOf(wrong).fields?.[0]?.path]).toEqual([422, 'password'])
  expect(refusalOf(await requireCodes(manager, ['viewer']))).toEqual([403, 'FORBIDDEN'])
  expect((await read(manager)).codesRequiredFor).toEqual([])
})

test('sessions that wait for codes are not among those whose event streams stay open', async () => {
  const [owner, viewer] = await Promise.all([aMember(shop, 'owner'), aMember(shop, 'viewer')])
  const { rows } = await shop.services.pool.query<{ id: string }>(
    'SELECT id FROM admin_sessions WHERE user_id = $1',
    [viewer.userId],
  )
  const valid = () => shop.services.sessions.findValid([rows[0]!.id])
  expect((await valid()).size).toBe(1)
  const announced = vi.fn()
  shop.services.changes.on('sessions', announced)
  await requireCodes(owner, ['viewer'])
  expect((await valid()).size).toBe(0)
  await expect
    .poll(() => announced.mock.calls, { message: 'open streams look again at once' })
    .toEqual([['changed']])
})
