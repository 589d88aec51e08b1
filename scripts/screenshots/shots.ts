import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

export const OUT = fileURLToPath(new URL('../../screenshots/', import.meta.url))
export const SCHEMES = ['light', 'dark'] as const

export interface Shot {
  readonly name: string
  readonly path: string
  /** Runs after the page has loaded. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

export async function loseConnection(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.getByText('You are offline').first().waitFor()
}
