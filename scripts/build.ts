/** `npm run build`, which `npm start` and `npm test` call: builds only what changed since the last build. */
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
const APPS = [
  {
    name: 'storefront',
    title: 'storefront',
    command: 'node_modules/@react-router/dev/bin.cjs',
    sources: ['apps/storefront/{app,server,public}/**/*', 'apps/storefront/*.{ts,json}'],
  },
  {
    name: 'console',
    title: 'console',
    command: 'node_modules/vite/bin/vite.js',
    sources: ['apps/console/{app,public}/**/*', 'apps/console/*.{ts,json,html}'],
  },
  {
    name: 'api',
    title: 'documentation page',
    command: 'scripts/build-docs.ts',
    sources: ['scripts/build-docs.ts'],
  },
  {
    name: 'api',
    title: 'service',
    command: 'scripts/build-service.ts',
    sources: ['scripts/build-service.ts', 'apps/api/src/**/*', 'apps/api/package.json'],
  },
] as const
type App = (typeof APPS)[number]
const SHARED = ['packages/*/src/**/*', 'package-lock.json']
/** Fonts and pictures are already compressed. */
const TEXT = /\.(js|css|svg|json|txt|wasm|webmanifest)$/

for (const app of APPS) await buildWhenChanged(app)

async function buildWhenChanged(app: App): Promise<void> {
  const builds = join(ROOT, 'apps', app.name, 'build')
  const stamp = join(builds, `.sources-of-${app.title.replaceAll(' ', '-')}`)
  const fingerprint = fingerprintOf([...app.sources, ...SHARED])
  if (readText(stamp) === fingerprint) return
  console.log(`Platen: building the ${app.title}.`)
  // An interrupted or failed build must not pass for the last good one.
  rmSync(stamp, { force: true })
  // Built in a separate folder and swapped in when complete, because a service may be serving the old build.
  const fresh = join(builds, 'fresh')
  build(app, fresh)
  if (existsSync(join(fresh, 'client'))) await compressFiles(join(fresh, 'client'))
  putInPlace(fresh, builds)
  writeFileSync(stamp, fingerprint)
}

function fingerprintOf(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('.test.'))
    .sort()) {
    hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function build(app: App, fresh: string): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, app.command), 'build'], {
    cwd: join(ROOT, 'apps', app.name),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', BUILD_FOLDER: fresh },
  })
  if (status === 0) return
  process.stderr.write(stdout + stderr)
  console.error(`\nThe ${app.title} could not be built; the words above say why.`)
  process.exit(1)
}

async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file)
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(content, {
          params: { [constants.BROTLI_PARAM_QUALITY]: quality(content) },
        }),
        promisify(gzip)(content, { level: 9 }),
      ])
      writeFileSync(`${file}.br`, br)
      writeFileSync(`${file}.gz`, gz)
    }),
  )
}

/** The best level takes ten seconds for the documentation's five megabytes, which are not loaded on phones. */
function quality({ length }: Buffer): number {
  return length > 1_000_000 ? 9 : 11
}

/** Files before the pages that name them: `client` comes before `server`. */
function putInPlace(fresh: string, builds: string): void {
  const old = join(builds, 'old')
  rmSync(old, { recursive: true, force: true })
  mkdirSync(old)
  for (const half of readdirSync(fresh).sort()) {
    if (existsSync(join(builds, half))) renameSync(join(builds, half), join(old, half))
    renameSync(join(fresh, half), join(builds, half))
  }
  for (const folder of [old, fresh]) rmSync(folder, { recursive: true, force: true })
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
