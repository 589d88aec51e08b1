import type { Browser, BrowserContext, Page } from 'playwright-core'
import { OWNER_CREDENTIALS } from '../../lab/harness/staff.ts'
import type { StartedService } from '../../lab/harness/started-service.ts'

export const PHONE = { width: 390, height: 844 }
export const SMALL_PHONE = { width: 320, height: 640 }
export const TABLET = { width: 768, height: 1024 }
export const DESKTOP = { width: 1440, height: 900 }

export interface Visit {
  readonly viewport?: { width: number; height: number }
  readonly colorScheme?: 'light' | 'dark'
  readonly hasTouch?: boolean
  readonly isMobile?: boolean
  /** Of the browser; `en-US` by default. */
  readonly locale?: string
  /** Lets the service worker install, which costs as much as half a page; its requests cannot be intercepted. */
  readonly worksOffline?: true
  readonly prepare?: (context: BrowserContext) => Promise<unknown>
  readonly as?: { readonly email: string; readonly password: string }
  readonly to?: string
}

export async function openConsole(
  browser: Browser,
  service: Pick<StartedService, 'url'>,
  {
    as: { email, password } = OWNER_CREDENTIALS,
    to = '/',
    prepare,
    worksOffline,
    ...contextOptions
  }: Visit = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const serviceWorkers = worksOffline ? 'allow' : 'block'
  const context = await browser.newContext({
    ...{ viewport: DESKTOP, colorScheme: 'light', serviceWorkers },
    ...contextOptions,
  })
  await prepare?.(context)
  await context.request.post(`${service.url}/api/admin/login`, {
    data: { email, password },
    failOnStatusCode: true,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(25_000)
  await page.goto(`${service.url}/admin${to}`)
  await page.getByRole('banner').first().waitFor()
  return { page, context }
}

export async function signIn(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string } = OWNER_CREDENTIALS,
): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
