import type { BotChallengeResponse } from '@platen/contract'
import { expect, onTestFinished, test } from 'vitest'
import type { BotProtectionConfig } from '../../../config.ts'
import { codeOf } from '../../../testing/replies.ts'
import { startTestApp } from '../../../testing/test-app.ts'

test('gives each visitor a different challenge that expires in ten minutes and is never cached', async () => {
  const shop = await aShop({ provider: 'altcha' })
  const [one, other] = [await shop.get('/api/v1/bot-challenge'), await shop.get('/api/v1/bot-challenge')]
  expect(one.statusCode).toBe(200)
  expect(one.headers['cache-control']).toBe('no-store')
  const { parameters } = one.json<BotChallengeResponse>()
  expect(parameters.expiresAt).toBe(Math.floor(shop.clock.now().getTime() / 1000) + 600)
  expect(parameters.nonce).not.toBe(other.json<BotChallengeResponse>().parameters.nonce)
})

test.each<BotProtectionConfig>([
  { provider: 'off' },
  { provider: 'turnstile', siteKey: 'site', secretKey: 'secret' },
])('has no challenge when the provider is $provider', async (botProtection) => {
  const shop = await aShop(botProtection)
  const reply = await shop.get('/api/v1/bot-challenge')
  expect(reply.statusCode).toBe(404)
  expect(codeOf(reply)).toBe('RESOURCE_NOT_FOUND')
})

async function aShop(botProtection: BotProtectionConfig) {
  const shop = await startTestApp({ config: { botProtection } })
  onTestFinished(() => shop.close())
  return shop
}
