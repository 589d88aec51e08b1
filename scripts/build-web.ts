/** Builds the web apps when their sources changed since the last time. `npm start` and `npm test` call it. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const APP = join(ROOT, 'apps/storefront')
const BUILD = join(APP, 'build')
/** Made beside what a running service serves, and put in its place when it is whole. */
const FRESH = join(BUILD, 'fresh')
const STAMP = join(BUILD, '.sources')
const SOURCES = [
  'apps/storefront/{app,server,public}/**/*',
  'apps/storefront/*.{ts,json}',
  'packages/*/src/**/*',
  'package-lock.json',
]
/** What shrinks. Fonts and pictures are packed already. */
const TEXT = /\.(js|css|svg|json|txt|webmanifest)$/

const fingerprint = fingerprintOfSources()
if (readText(STAMP) !== fingerprint) {
  console.log('Platen: building the storefront.')
  // What is interrupted or broken must not pass for the last good build.
  rmSync(STAMP, { force: true })
  build()
  await compressFiles(join(FRESH, 'client'))
  putInPlace()
  writeFileSync(STAMP, fingerprint)
}

function fingerprintOfSources(): string {
  const hash = createHash('sha256')
  for (const file of globSync(SOURCES, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('.test.'))
    .sort()) {
    hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function build(): void {
  const command = join(ROOT, 'node_modules/@react-router/dev/bin.cjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'build'], {
    cwd: APP,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', BUILD_FOLDER: FRESH },
  })
  if (status === 0) return
  process.stderr.write(stdout + stderr)
  console.error('\nThe storefront could not be built; the words above say why.')
  process.exit(1)
}

/** Ahead of time and as small as can be, so that no request waits for it. */
async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file)
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        promisify(gzip)(content, { level: 9 }),
      ])
      writeFileSync(`${file}.br`, br)
      writeFileSync(`${file}.gz`, gz)
    }),
  )
}

/** Files before the pages that name them. */
function putInPlace(): void {
  const old = join(BUILD, 'old')
  rmSync(old, { recursive: true, force: true })
  mkdirSync(old)
  for (const half of ['client', 'server']) {
    if (existsSync(join(BUILD, half))) renameSync(join(BUILD, half), join(old, half))
    renameSync(join(FRESH, half), join(BUILD, half))
  }
  for (const folder of [old, FRESH]) rmSync(folder, { recursive: true, force: true })
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
