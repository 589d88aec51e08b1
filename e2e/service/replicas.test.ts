import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, expect, onTestFinished, test } from 'vitest'
import { LEFT_OUT_MS, nginxIsMissing, stopNginx } from '../../lab/replicas/nginx.ts'
import { openShopBehindNginx } from '../../lab/replicas/replicas.ts'
import { startTraffic } from '../../lab/replicas/traffic.ts'
import { stopDatabaseServers } from '../../lab/torture/shop.ts'
import { endServices } from '../../lab/harness/started-service.ts'
import { waitUntil } from '../../lab/harness/wait-until.ts'

// A short form of `npm run replicas` that measures no time: any wait may take this long.
const PATIENCE_MS = 60_000
const missing = nginxIsMissing()
if (missing) console.warn(`No restart behind a proxy is tried. ${missing}`)

afterEach(async () => {
  await stopNginx()
  await endServices()
})
afterAll(stopDatabaseServers)

test.skipIf(missing !== undefined)(
  'restarting one replica after the other behind nginx fails no request',
  { timeout: 5 * PATIENCE_MS },
  async () => {
    const { replicas, nginx, order } = await openShopBehindNginx(2)
    const traffic = startTraffic(nginx.url, order)
    onTestFinished(async () => {
      await traffic.stop()
      await replicas.pool.end()
    })
    for (const index of [0, 1]) {
      const before = traffic.orders()
      await waitUntil('somebody orders', PATIENCE_MS, () => traffic.orders() > before + 10)
      expect((await replicas.restart(index)).exitCode).toBe(0)
      await sleep(LEFT_OUT_MS + 500)
    }
    await traffic.stop()

    // Some requests may be shed: the machine of these tests has other work.
    const findings = await traffic.findings(replicas.pool)
    const broken = findings.filter(({ promise, kept }) => !kept && !promise.includes('503'))
    expect(broken).toEqual([])
  },
)
