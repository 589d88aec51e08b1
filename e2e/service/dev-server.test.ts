import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../apps/api/src/testing/test-database.ts'
import { openBrowser } from '../../lab/harness/browser.ts'
import { aDataFolder, freePort } from '../../lab/harness/started-service.ts'
import { waitUntil } from '../../lab/harness/wait-until.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const ARRIVES_WITHIN_MS = 60_000
const SETTLED_MS = 1000

let copy: string
let database: TestDatabase
let browser: Browser
let page: Page
let dev: ReturnType<typeof startDev>
beforeAll(async () => {
  copy = copyOfRepository()
  database = await createTestDatabase()
  dev = startDev(await freePort())
  browser = await openBrowser()
  page = await browser.newPage()
  page.setDefaultTimeout(ARRIVES_WITHIN_MS)
  await waitUntil('the development server is running', 120_000, () =>
    dev.output().includes('is running for development'),
  )
}, 180_000)
afterAll(async () => {
  await browser.close()
  await dev.end('SIGTERM')
  await database.drop()
  rmSync(copy, { recursive: true })
})

test.each([
  ['cart', 'with scripts'],
  ['policies', 'without scripts'],
])('reloads the page of the %s, %s, when its source changes', async (name, kind) => {
  await openAndMark(`/${name}`)
  change(`apps/storefront/app/routes/${name}.tsx`, ...wrap(/export default function (\w+)\(/, kind))
  await page.getByText(`Changed ${kind}`).waitFor()
  expect(await isMarked()).toBe(false)
})

test('shows a saved change of the console without loading the page again', async () => {
  await openAndMark('/admin')
  change('apps/console/app/console.tsx', ...wrap(/export function (Console)\(/, 'in the console'))
  await page.getByText('Changed in the console').waitFor()
  expect(await isMarked()).toBe(true)
})

test('restarts the API on a change, however it is saved, and holds requests meanwhile', async () => {
  const header = async () => {
    const answer = await fetch(`${dev.url}/api/v1/public-config`)
    expect(answer.status).toBe(200)
    return answer.headers.get('x-changed')
  }
  const answersWith = (value: string) =>
    waitUntil(`the API answers with ${value}`, ARRIVES_WITHIN_MS, async () => (await header()) === value)
  const file = 'apps/api/src/app.ts'
  const hook = "app.addHook('onSend', async (_request, reply) => void reply.header('x-changed', 'once'))"

  expect(await header()).toBeNull()
  change(file, /const app = createServer\(.*/, `$&\n  ${hook}`)
  await answersWith('once')
  // Many editors replace the file with a new one.
  change(file, /'once'/, "'twice'", 'by renaming')
  await answersWith('twice')
  change(file, /'twice'/, "'again'")
  await answersWith('again')
})

test('one signal ends all processes', async () => {
  expect(await dev.end('SIGINT')).toBe(0)
  await expect(fetch(dev.url)).rejects.toThrow()
  expect(dev.output()).toContain('stopping')
})

/** Outside the repository, so that none of its files is changed. */
function copyOfRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'platen-dev-'))
  const skipped = new Set(['node_modules', 'build', '.react-router'])
  for (const part of ['apps', 'packages', 'db', 'scripts', 'package.json', 'tsconfig.json']) {
    cpSync(join(ROOT, part), join(folder, part), {
      recursive: true,
      filter: (source) => !skipped.has(basename(source)),
    })
  }
  // The workspace packages link into this folder; all others are those of the repository.
  const modules = join(folder, 'node_modules')
  mkdirSync(modules)
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (['@platen', '.cache', '.vite'].includes(name)) continue
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name))
  }
  cpSync(join(ROOT, 'node_modules/@platen'), join(modules, '@platen'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  const ofConsole = join(ROOT, 'apps/console/node_modules')
  if (existsSync(ofConsole)) {
    mkdirSync(join(folder, 'apps/console/node_modules'))
    for (const name of readdirSync(ofConsole).filter((entry) => !entry.startsWith('.'))) {
      symlinkSync(join(ofConsole, name), join(folder, 'apps/console/node_modules', name))
    }
  }
  return folder
}

function startDev(port: number) {
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: copy,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATABASE_URL: database.url,
      DATA_DIR: aDataFolder(),
      METRICS_PORT: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return {
    url: `http://localhost:${port}`,
    output: () => output,
    end: (signal: NodeJS.Signals) => {
      child.kill(signal)
      return ended
    },
  }
}

function change(
  path: string,
  what: RegExp,
  replacement: string,
  how: 'in place' | 'by renaming' = 'in place',
): void {
  const file = join(copy, path)
  const before = readFileSync(file, 'utf8')
  expect(before).toMatch(what)
  const written = how === 'in place' ? file : `${file}.new`
  writeFileSync(written, before.replace(what, replacement))
  renameSync(written, file)
}

function wrap(declaration: RegExp, place: string): [RegExp, string] {
  const head = declaration.source.includes('default') ? 'export default function' : 'export function'
  return [declaration, `${head} $1() {\n  return <><p>Changed ${place}</p><Inner /></>\n}\n\nfunction Inner(`]
}

/**
 * A reload loses what is typed into the open page. The server reloads a page by itself when it finds a dependency that
 * it has not bundled yet; such a page is opened again, until the mark stays.
 */
async function openAndMark(path: string): Promise<void> {
  await page.close()
  page = await browser.newPage()
  page.setDefaultTimeout(ARRIVES_WITHIN_MS)
  await waitUntil(`${path} is not reloaded any more`, ARRIVES_WITHIN_MS, async () => {
    try {
      // A change that is saved before is not announced to this page.
      const connected = page.waitForEvent('console', (message) =>
        message.text().includes('[vite] connected.'),
      )
      await Promise.all([connected, page.goto(dev.url + path)])
      await page.waitForLoadState('networkidle')
      await page.evaluate('document.documentElement.setAttribute("data-kept", "yes")')
      await page.waitForTimeout(SETTLED_MS)
      return await isMarked()
    } catch {
      return false
    }
  })
}

function isMarked(): Promise<boolean> {
  return page.evaluate('document.documentElement.hasAttribute("data-kept")')
}
