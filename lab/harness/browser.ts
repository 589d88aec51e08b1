import { mkdirSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import chromium from '@sparticuz/chromium'
import { chromium as playwright, type Browser } from 'playwright-core'

/**
 * A Chromium without a window: the one that BROWSER_PATH names, or the one from npm, which needs no system
 * package. The tests open pages of this repository only, so they do without the sandbox, which root cannot have.
 */
export async function openBrowser(args: readonly string[] = []): Promise<Browser> {
  return playwright.launch({
    executablePath: await browserProgram(),
    args: ['--no-sandbox', '--disable-gpu', ...args],
  })
}

let shared: Promise<Browser> | undefined

/** One browser for all test files of a process. It ends with the process. */
export function sharedBrowser(): Promise<Browser> {
  return (shared ??= openBrowser())
}

export async function browserProgram(): Promise<string> {
  unpackForThisUser()
  return process.env.BROWSER_PATH ?? chromium.executablePath()
}

/** The browser unpacks itself into the temporary folder, where another user's copy may lie that this one may not run. */
function unpackForThisUser(): void {
  const folder = join(tmpdir(), `platen-browser-${userInfo().uid}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  process.env.TMPDIR = folder
}
