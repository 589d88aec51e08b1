import { mkdirSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import chromium from '@sparticuz/chromium'
import { chromium as playwright, type Browser } from 'playwright-core'

/**
 * The browser of BROWSER_PATH, or the one from npm, which needs no system package. Only pages of this repository are
 * opened, so the sandbox, which root cannot have, is off.
 */
export async function openBrowser(args: readonly string[] = []): Promise<Browser> {
  return playwright.launch({
    executablePath: await browserProgram(),
    args: ['--no-sandbox', '--disable-gpu', ...args],
  })
}

let shared: Promise<Browser> | undefined

export function sharedBrowser(): Promise<Browser> {
  return (shared ??= openBrowser())
}

export async function browserProgram(): Promise<string> {
  unpackForThisUser()
  return process.env.BROWSER_PATH ?? chromium.executablePath()
}

/**
 * The browser unpacks itself into the temporary folder, where another user's files may lie that this user may not run.
 */
function unpackForThisUser(): void {
  const folder = join(tmpdir(), `platen-browser-${userInfo().uid}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  process.env.TMPDIR = folder
}
