import chromium from '@sparticuz/chromium'
import { chromium as playwright, type Browser } from 'playwright-core'

/**
 * A Chromium without a window: the one that BROWSER_PATH names, or the one from npm, which needs no system
 * package. The tests open pages of this repository only, so they do without the sandbox, which root cannot have.
 */
export async function openBrowser(): Promise<Browser> {
  return playwright.launch({
    executablePath: process.env.BROWSER_PATH ?? (await chromium.executablePath()),
    args: ['--no-sandbox', '--disable-gpu'],
  })
}
