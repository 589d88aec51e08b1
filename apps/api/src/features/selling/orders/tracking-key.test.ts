import { expect, onTestFinished, test } from 'vitest'
import { newUuid } from '../../../platform/records/ids.ts'
import { rotateServerKey } from '../../../platform/rotate-server-key.ts'
import { sharedTestApp } from '../../../testing/shared.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { readTrackingToken, trackingToken } from './tracking-token.ts'

const shop = sharedTestApp()

test('order links stay valid when their key is replaced, also at a replica that keeps running', async () => {
  const replica = await startTestApp({ databaseUrl: shop.databaseUrl })
  onTestFinished(() => replica.close())
  const order = newUuid()
  const first = trackingToken(shop.services.keys.tracking, order)

  for (const algorithm of ['sha256', 'sha3-256', 'sha512'] as const) {
    const before = trackingToken(replica.services.keys.tracking, order)
    await rotateServerKey(shop.services, { name: 'tracking', algorithm, forget: false })
    await expect.poll(() => trackingToken(replica.services.keys.tracking, order)).not.toBe(before)
    const after = trackingToken(replica.services.keys.tracking, order)
    expect(after).toHaveLength(first.length)
    for (const token of [first, before, after]) {
      expect(readTrackingToken(replica.services.keys.tracking, token)).toBe(order)
    }
  }
})

test('order links of a stolen key are refused once it is replaced and forgotten', async () => {
  const order = newUuid()
  const { tracking, device } = shop.services.keys
  const older = trackingToken(tracking, order)
  for (const name of ['tracking', 'device'] as const) {
    const [former] = shop.services.keys[name].keys
    await rotateServerKey(shop.services, { name, algorithm: 'sha256', forget: false })
    await expect.poll(() => shop.services.keys[name].keys[0].value).not.toEqual(former.value)
  }
  const stolen = trackingToken(tracking, order)
  const deviceKeys = device.keys.map(({ value }) => value)
  await rotateServerKey(shop.services, { name: 'tracking', algorithm: 'sha256', forget: true })
  await expect.poll(() => readTrackingToken(tracking, stolen)).toBeUndefined()
  expect(readTrackingToken(tracking, older), 'of an earlier key').toBeUndefined()
  expect(readTrackingToken(tracking, trackingToken(tracking, order))).toBe(order)
  expect(device.keys.map(({ value }) => value)).toEqual(deviceKeys)
  const { rows } = await shop.services.pool.query<{ message: string }>(
    "SELECT message FROM audit_log WHERE action = 'server_key.replaced' ORDER BY id DESC LIMIT 1",
  )
  expect(rows).toEqual([
    { message: 'The key tracking was replaced on the server; what it signed is no longer valid.' },
  ])
})
