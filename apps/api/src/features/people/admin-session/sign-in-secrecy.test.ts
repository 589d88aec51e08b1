import argon2 from '@node-rs/argon2'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { sharedTestApp } from '../../../testing/shared.ts'
import { PASSWORD, aMember } from '../../../testing/team.ts'
import { startTestApp } from '../../../testing/test-app.ts'

/**
 * Neither a reply nor its duration may reveal whether an address belongs to the team. Checking a digest takes
 * most of the time, so the test counts digests.
 */
const verify = vi.spyOn(argon2, 'verify')
afterAll(() => verify.mockRestore())

const shop = sharedTestApp()
beforeEach(() => void verify.mockClear())

const logIn = (email: string, app = shop) =>
  app.post('/api/admin/login', { email, password: 'not the password at all' })
/** Kind, memory, passes, lanes. */
const costOf = (digest: string) => digest.split('$').slice(1, 4).join(' ')

test('checks one digest of the same cost for every sign-in', async () => {
  const { pool } = shop.services
  const [active, disabled, invited] = [
    await aMember(shop, 'viewer'),
    await aMember(shop, 'viewer'),
    await aMember(shop, 'viewer'),
  ]
  await pool.query(`UPDATE admin_users SET status = 'disabled' WHERE id = $1`, [disabled.userId])
  await pool.query('UPDATE admin_users SET password_hash = NULL WHERE id = $1', [invited.userId])
  const answers = new Set<string>()
  for (const email of [active.email, disabled.email, invited.email, 'nobody@shop.example']) {
    const reply = await logIn(email)
    answers.add(`${reply.statusCode} ${reply.body}`)
  }
  expect(answers.size).toBe(1)
  expect(verify.mock.calls.map(([digest]) => costOf(String(digest)))).toEqual(
    Array(4).fill('argon2id v=19 m=19456,t=2,p=1'),
  )
})

test('limits and refuses an unknown address exactly like a known one', async () => {
  const strict = await startTestApp({ databaseUrl: shop.databaseUrl, config: { rateLimitFactor: 0.01 } })
  try {
    const { email } = await aMember(shop, 'viewer')
    const tries = async (address: string, first: number) => {
      const seen: string[] = []
      for (let n = 0; n < 6; n += 1) {
        // Each visitor tries twice. From the second visitor on, the account is being attacked.
        const reply = await strict.app.inject({
          method: 'POST',
          url: '/api/admin/login',
          payload: { email: address, password: 'not the password at all' },
          remoteAddress: `192.0.2.${first + Math.floor(n / 2)}`,
        })
        seen.push(`${reply.statusCode} ${reply.body.replaceAll(/in \d+ s/g, 'in … s')}`)
      }
      return seen
    }
    const known = await tries(email, 1)
    expect(await tries('nobody-at-all@shop.example', 11)).toEqual(known)
    expect(known.map((answer) => answer.slice(0, 3))).toEqual(['401', '429', '401', '429', '401', '429'])
  } finally {
    await strict.close()
  }
})

test('answers an unknown password link and a used one alike', async () => {
  const owner = await aMember(shop, 'owner')
  const invited = await shop.post(
    '/api/admin/users',
    { email: 'link@shop.example', name: 'Link', role: 'viewer' },
    owner.headers,
  )
  const token = invited.json<{ invitationUrl: string }>().invitationUrl.split('#')[1]!
  const use = (link: string) => shop.post('/api/admin/passwords', { token: link, password: PASSWORD })
  expect((await use(token)).statusCode).toBe(201)
  const made = Array.from(token).reverse().join('')
  const [spent, never] = [await use(token), await use(made)]
  expect([spent.statusCode, spent.body]).toEqual([never.statusCode, never.body])
})
