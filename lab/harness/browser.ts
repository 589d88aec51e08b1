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
  shared ??= openBrowser().catch((error: unknown) => {
    shared = undefined
    throw error
  })
  return shared
}

let unpacked: Promise<string> | undefined

export async function browserProgram(): Promise<string> {
  return process.env.BROWSER_PATH ?? (unpacked ??= unpackForThisUser())
}

/** The browser unpacks itself into the temporary folder, where another user's may be that this one may not run. */
async function unpackForThisUser(): Promise<string> {
  const { TMPDIR } = process.env
  const folder = join(tmpdir(), `platen-browser-${userInfo().uid}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  process.env.TMPDIR = folder
  try {
    return await chromium.executablePath()
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
}
