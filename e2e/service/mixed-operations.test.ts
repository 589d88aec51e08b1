import { expect, test } from 'vitest'
import { verifyAuditChain } from '../../apps/api/src/features/people/audit-log/index.ts'
import { startTestApp } from '../../apps/api/src/testing/test-app.ts'
import { doMixedOperations } from './mixed-operations.ts'

/** `npm run check:invariants` does many more. */
const COUNT = Number(process.env.MIXED_OPERATIONS ?? 400)

test(
  `every read of the shop satisfies its invariants while ${COUNT} operations run concurrently`,
  { timeout: 60_000 + COUNT * 60 },
  async () => {
    const shop = await startTestApp({ config: { rateLimitFactor: 1_000_000 } })
    try {
      const { done, refused, reads, problems } = await doMixedOperations(shop, {
        count: COUNT,
        workers: 16,
        seed: 20_261_121,
      })
      if (COUNT > 400) console.log({ done, refused, reads })
      expect(problems.slice(0, 3)).toEqual([])
      expect(reads).toBeGreaterThan(0)
      for (const name of ['order', 'verify', 'cancel', 'receipt']) {
        expect(done[name], `${name} was never done`).toBeGreaterThan(0)
      }
      expect(await verifyAuditChain(shop.services)).toMatchObject({ ok: true, broken: null })
    } finally {
      await shop.close()
    }
  },
)
