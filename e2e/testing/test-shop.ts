import type { Pool } from 'pg'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { createPool } from '../../apps/api/src/platform/database/pool.ts'
import { sharedBrowser } from '../../lab/harness/browser.ts'
import { aShopper, type Shopper } from '../../lab/harness/shopper.ts'
import { OWNER, signInStaff, type Staff } from '../../lab/harness/staff.ts'
import {
  aDataFolder,
  databaseUrlOf,
  endServices,
  freePort,
  startService,
  type StartedService,
} from '../../lab/harness/started-service.ts'
import { openConsole, type Visit } from './console.ts'

interface Started {
  readonly service: StartedService
  readonly dataFolder: string
  readonly url: string
  readonly browser: Browser
  readonly pool: Pool
  readonly staff: Staff
  readonly shopper: Shopper
}

/** Available from the first test on; reading a property earlier throws. */
export interface TestShop extends Started {
  openConsole(visit?: Visit): Promise<{ page: Page; context: BrowserContext }>
  /** Opens an empty page in a new browser context. Errors that match `allowed` are not collected. */
  openPage(options?: BrowserContextOptions, allowed?: RegExp): Promise<OpenedPage>
}

interface OpenedPage {
  readonly page: Page
  readonly context: BrowserContext
  /** Console errors, and requests to other hosts. */
  readonly errors: readonly string[]
}

/**
 * Registers hooks that start and stop a shop for a test file. Forms need no solved challenge unless `settings` say so:
 * solving one takes half a second. Its guide was put away, unless the shop is to be `new`.
 */
export function testShop(settings: Readonly<Record<string, string>> = {}, age?: 'new'): TestShop {
  let started: Started | undefined
  const shop = {
    openConsole: (visit?: Visit) => openConsole(get('browser'), get('service'), visit),
    openPage: async (options?: BrowserContextOptions, allowed?: RegExp) => {
      const context = await get('browser').newContext(options)
      const page = await context.newPage()
      return { page, context, errors: errorsOf(page, get('url'), allowed) }
    },
    get service() {
      return get('service')
    },
    get dataFolder() {
      return get('dataFolder')
    },
    get url() {
      return get('url')
    },
    get browser() {
      return get('browser')
    },
    get pool() {
      return get('pool')
    },
    get staff() {
      return get('staff')
    },
    get shopper() {
      return get('shopper')
    },
  }
  beforeAll(async () => {
    started = await start(settings)
    if (age !== 'new') await started.pool.query('UPDATE first_run SET opened = true, dismissed = true')
  })
  afterEach(() =>
    Promise.all(
      get('browser')
        .contexts()
        .map((context) => context.close()),
    ),
  )
  afterAll(async () => {
    await endServices()
    await started?.pool.end()
  })
  return shop

  function get<Key extends keyof Started>(key: Key): Started[Key] {
    if (!started) throw new Error('The shop starts before the first test.')
    return started[key]
  }
}

async function start(settings: Readonly<Record<string, string>>): Promise<Started> {
  const dataFolder = aDataFolder()
  const port = String(await freePort())
  const [browser, service] = await Promise.all([
    sharedBrowser(),
    startService({
      ...OWNER,
      ...{ DATA_DIR: dataFolder, PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` },
      RATE_LIMIT_FACTOR: '1000',
      BOT_PROTECTION: 'off',
      ...settings,
    }),
  ])
  const { url } = service
  const pool = createPool(databaseUrlOf(dataFolder), { max: 2, onError: () => undefined })
  const [staff, shopper] = await Promise.all([signInStaff(url), aShopper(url)])
  return { service, dataFolder, url, browser, pool, staff, shopper }
}

export function errorsOf(page: Page, url: string, allowed = /(?!)/): readonly string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !allowed.test(message.text())) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${url}/`))
      errors.push(request.url())
  })
  return errors
}
