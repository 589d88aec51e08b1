import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '../../../platform/clock.ts'
import { keyOf } from '../../../platform/server-keys.ts'
import { createBotCheck, type BotCheck } from './index.ts'

const ATTEMPT = { botToken: 'a-token', clientAddress: '203.0.113.7' }

test('sends the secret, the token and the address of the visitor, and accepts a success', async () => {
  const asked: unknown[] = []
  const { botCheck } = await aBotCheck((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      asked.push([request.method, request.url, Object.fromEntries(new URLSearchParams(body))])
      response.end('{"success":true}')
    })
  })
  await expect(botCheck.verify(ATTEMPT)).resolves.toBeUndefined()
  expect(asked).toEqual([
    ['POST', '/siteverify', { secret: 'the-secret', response: 'a-token', remoteip: '203.0.113.7' }],
  ])
})

test.each([
  ['a wrong token', ['invalid-input-response']],
  ['a used or old token', ['timeout-or-duplicate']],
  ['no reason', []],
])('refuses a visitor that Cloudflare refuses because of %s', async (_what, codes) => {
  const { botCheck } = await aBotCheck(answering(200, { success: false, 'error-codes': codes }))
  await expect(botCheck.verify(ATTEMPT)).rejects.toMatchObject({ code: 'BOT_CHECK_FAILED', status: 403 })
})

test.each([
  ['answers 500', answering(500, { success: true })],
  ['answers 503 in HTML', answering(503, '<html>')],
  ['answers something else than JSON', answering(200, '<html>')],
  ['answers JSON of another shape', answering(200, { ok: true })],
  ['does not accept our secret', answering(200, { success: false, 'error-codes': ['invalid-input-secret'] })],
  ['has an error of its own', answering(200, { success: false, 'error-codes': ['internal-error'] })],
  ['redirects', redirecting],
  ['hangs up', (({ socket }) => socket.destroy()) satisfies RequestListener],
  ['never answers', (() => undefined) satisfies RequestListener],
])('refuses with UPSTREAM_FAILED when Cloudflare %s', async (_what, listener) => {
  const { botCheck } = await aBotCheck(listener, { timeoutMs: 100 })
  await expect(botCheck.verify(ATTEMPT)).rejects.toMatchObject({ code: 'UPSTREAM_FAILED', status: 502 })
})

test('refuses with UPSTREAM_FAILED when Cloudflare cannot be reached', async () => {
  const { botCheck, stop } = await aBotCheck(answering(200, { success: true }))
  await stop()
  await expect(botCheck.verify(ATTEMPT)).rejects.toMatchObject({ code: 'UPSTREAM_FAILED' })
})

test('does not call Cloudflare for a filled honeypot or an impossible token', async () => {
  let asked = 0
  const { botCheck } = await aBotCheck((_request, response) => {
    asked += 1
    response.end('{"success":true}')
  })
  for (const attempt of [
    { ...ATTEMPT, website: 'https://spam.example' },
    { ...ATTEMPT, botToken: '' },
    { ...ATTEMPT, botToken: 'x'.repeat(2049) },
  ]) {
    await expect(botCheck.verify(attempt)).rejects.toMatchObject({ code: 'BOT_CHECK_FAILED' })
  }
  expect(asked).toBe(0)
})

test('logs the reason, but neither the secret nor data of the visitor', async () => {
  const outage = await aBotCheck(answering(503, ''))
  await expect(outage.botCheck.verify(ATTEMPT)).rejects.toThrow()
  expect(outage.logged()).toContain('status 503')

  const refusal = await aBotCheck(answering(200, { success: false }))
  await expect(refusal.botCheck.verify(ATTEMPT)).rejects.toThrow()
  expect(refusal.logged()).toContain('refused_by_provider')
  expect(outage.logged() + refusal.logged()).not.toMatch(/the-secret|a-token|203\.0\.113\.7/)
})

interface Subject {
  readonly botCheck: BotCheck
  readonly logged: () => string
  readonly stop: () => Promise<void>
}

async function aBotCheck(listener: RequestListener, { timeoutMs = 5_000 } = {}): Promise<Subject> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  onTestFinished(stop)
  const lines: string[] = []
  const botCheck = createBotCheck({
    config: { botProtection: { provider: 'turnstile', siteKey: 'site', secretKey: 'the-secret' } },
    keys: { challenge: { keys: [keyOf(Buffer.alloc(32))] } },
    clock: systemClock,
    log: pino({ level: 'info' }, { write: (line) => void lines.push(line) }),
    turnstile: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`, timeoutMs },
  })
  return { botCheck, stop, logged: () => lines.join('') }
}

function answering(status: number, body: unknown): RequestListener {
  return (_request, response) => {
    response.statusCode = status
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

/** Following would send the secret to wherever the answer says. */
function redirecting(...[request, response]: Parameters<RequestListener>): void {
  if (request.url === '/elsewhere') response.end('{"success":true}')
  else response.writeHead(307, { location: '/elsewhere' }).end()
}
