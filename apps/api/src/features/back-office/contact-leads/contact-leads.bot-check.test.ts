import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BotChallengeResponse } from '@platen/contract'
import { expect, onTestFinished, test } from 'vitest'
import { registerIdempotency } from '../../../platform/http/route.ts'
import { createServer } from '../../../platform/http/server.ts'
import { encodeId, newUuid } from '../../../platform/records/ids.ts'
import { validateAnswers, startTestApp } from '../../../testing/test-app.ts'
import { codeOf, errorOf } from '../../../testing/replies.ts'
import { sharedTestApp } from '../../../testing/shared.ts'
import { solveChallenge } from '../../../../../../scripts/demo/solve-challenge.ts'
import { createBotCheck } from '../../selling/bot-protection/index.ts'
import { contactLeadRoutes } from './index.ts'

const ALTCHA = { botProtection: { provider: 'altcha' } } as const

const shop = sharedTestApp({ config: ALTCHA })

const LEAD = {
  channel: 'email',
  name: 'Ana Pérez',
  email: 'ana@example.com',
  topic: 'bulk',
  message: 'Two hundred tees.',
  consent: true,
}

test('accepts a solved challenge once', async () => {
  const botToken = await aToken()
  expect((await submit({ botToken })).statusCode).toBe(201)

  const again = await submit({ botToken })
  expect(again.statusCode).toBe(403)
  expect(errorOf(again)).toMatchObject({
    code: 'BOT_CHECK_FAILED',
    message: 'This bot check was already used.',
  })
})

test('accepts a solved challenge once across replicas', async () => {
  const replica = await startTestApp({ config: ALTCHA, databaseUrl: shop.databaseUrl })
  onTestFinished(() => replica.close())

  const botToken = await aToken()
  const replies = await Promise.all(
    [shop, replica, shop, replica].map((app) => app.post('/api/contact-leads', { ...LEAD, botToken })),
  )
  expect(replies.map((reply) => reply.statusCode).sort()).toEqual([201, 403, 403, 403])
})

test('accepts a solved challenge again when the first request was refused', async () => {
  const botToken = await aToken()
  const refused = await submit({ botToken, artworkIds: [encodeId('artwork', newUuid())] })
  expect(refused.statusCode).toBe(422)
  expect((await submit({ botToken })).statusCode).toBe(201)
})

test('refuses a challenge that has expired', async () => {
  const late = await startTestApp({ config: ALTCHA, databaseUrl: shop.databaseUrl, now: shop.clock.now() })
  onTestFinished(() => late.close())
  const botToken = await aToken()
  late.clock.advance(11 * 60 * 1000)

  const reply = await late.post('/api/contact-leads', { ...LEAD, botToken })
  expect(reply.statusCode).toBe(403)
  expect(errorOf(reply).message).toBe('The bot check has expired.')
})

test.each([
  ['no token', ''],
  ['no base64', '%%%'],
  ['another text', Buffer.from('{"challenge":{}}').toString('base64')],
])('refuses an invalid token: %s', async (_what, botToken) => {
  const reply = await submit({ botToken })
  expect(reply.statusCode).toBe(403)
  expect(codeOf(reply)).toBe('BOT_CHECK_FAILED')
})

test('refuses a manipulated challenge', async () => {
  const token = JSON.parse(Buffer.from(await aToken(), 'base64').toString()) as {
    challenge: BotChallengeResponse
  }
  token.challenge.parameters.expiresAt += 3600
  const reply = await submit({ botToken: Buffer.from(JSON.stringify(token)).toString('base64') })
  expect(reply.statusCode).toBe(403)
})

test('refuses a filled honeypot like a failed check, without using up the challenge', async () => {
  const botToken = await aToken()
  const caught = await submit({ botToken, website: 'https://spam.example' })
  const failed = await submit({ botToken: 'wrong' })
  expect(caught.statusCode).toBe(403)
  expect(caught.json()).toEqual(failed.json())
  expect((await submit({ botToken, website: '' })).statusCode).toBe(201)
})

test('refuses a filled honeypot also when bot protection is off', async () => {
  const open = await startTestApp({ databaseUrl: shop.databaseUrl })
  onTestFinished(() => open.close())
  const reply = await open.post('/api/contact-leads', { ...LEAD, botToken: '', website: 'x' })
  expect(reply.statusCode).toBe(403)
})

test('responds with 502 and stores nothing when the bot check service has an outage', async () => {
  const { services } = shop
  const cloudflare = await anOutage()
  const botCheck = createBotCheck({
    ...services,
    config: { botProtection: { provider: 'turnstile', siteKey: 'site', secretKey: 'secret' } },
    turnstile: { url: cloudflare, timeoutMs: 5_000 },
  })
  const app = createServer(services)
  onTestFinished(() => app.close())
  validateAnswers(app)
  registerIdempotency(app, services)
  contactLeadRoutes(app, { ...services, botCheck })

  const reply = await app.inject({
    method: 'POST',
    url: '/api/contact-leads',
    payload: { ...LEAD, name: 'During an outage', botToken: 'token' },
  })
  expect(reply.statusCode).toBe(502)
  expect(codeOf(reply)).toBe('UPSTREAM_FAILED')
  const { rows } = await services.pool.query(`SELECT 1 FROM contact_leads WHERE name = 'During an outage'`)
  expect(rows).toEqual([])
})

async function anOutage(): Promise<string> {
  const server = createHttpServer((_request, response) => response.writeHead(503).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`
}

async function aToken(): Promise<string> {
  const reply = await shop.get('/api/v1/bot-challenge')
  return solveChallenge(reply.json<BotChallengeResponse>())
}

function submit(change: Record<string, unknown>) {
  return shop.post('/api/contact-leads', { ...LEAD, ...change })
}
