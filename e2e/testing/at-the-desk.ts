import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { openBrowser } from '../../lab/harness/browser.ts'
import { signInStaff, type Staff } from '../../lab/harness/staff.ts'
import { OWNER } from '../../lab/harness/staff.ts'
import { endServices, startService, type StartedService } from '../../lab/harness/started-service.ts'

interface AtTheDesk {
  readonly service: StartedService
  readonly browser: Browser
  readonly desk: Staff
}

/** For the tests of a file: a shop, its owner beside it, and a browser whose windows are closed after each test. */
export function aShopAndItsDesk(): AtTheDesk {
  let open: AtTheDesk | undefined
  const opened = (): AtTheDesk => {
    if (!open) throw new Error('The shop opens before the first test.')
    return open
  }
  beforeAll(async () => {
    const service = await startService({ ...OWNER, RATE_LIMIT_FACTOR: '1000' })
    open = { service, browser: await openBrowser(), desk: await signInStaff(service.url) }
  })
  afterEach(() =>
    Promise.all(
      opened()
        .browser.contexts()
        .map((context) => context.close()),
    ),
  )
  afterAll(async () => {
    await open?.browser.close()
    await endServices()
  })
  return {
    get service() {
      return opened().service
    },
    get browser() {
      return opened().browser
    },
    get desk() {
      return opened().desk
    },
  }
}
