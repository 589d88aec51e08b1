import { describe, expect, test } from 'vitest'
import { DONE, slugOf, STEPS } from '../../apps/console/app/features/shop/first-run/guide-steps.ts'
import { paths } from '../../apps/console/app/lib/paths.ts'
import { submitOrder } from '../../lab/harness/shopper.ts'
import { clippedTexts, scrollsSideways } from '../testing/page-checks.ts'
import { DESKTOP, PHONE } from '../testing/console.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()

/** Addresses of lists and forms behind the sign-in. */
function addresses(): string[] {
  const { signIn: _signIn, setPassword: _setPassword, ...behind } = paths
  const alone = Object.values(behind).flatMap((address: (id: string) => string) =>
    address.length === 0 ? [address('')] : [],
  )
  return [...alone, ...[...STEPS.map(slugOf), DONE].map(paths.setup)]
}

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('with texts that are 40 % longer, on %s', (_, viewport) => {
  test('nothing is cut off, and no page scrolls sideways', async () => {
    await submitOrder(shop.url, { ...(await shop.shopper.order()), botToken: 'not required' })
    const { page } = await shop.openConsole({
      viewport,
      prepare: (context) => context.addInitScript(`localStorage.setItem('platen.console.pseudo', 'on')`),
    })
    const bad: object[] = []
    for (const path of addresses()) {
      await page.goto(`${shop.url}/admin${path}`, { waitUntil: 'domcontentloaded' })
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expect.poll(() => page.locator('[role=status][aria-label^="«Lóádíñg"]').count()).toBe(0)
      const [wide, cut] = [await scrollsSideways(page), await clippedTexts(page)]
      if (wide || cut.length > 0) bad.push({ path, wide, cut })
    }
    expect(bad).toEqual([])
  }, 180_000)
})
