import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { healthcheckV1 } from '@platen/contract'
import { expect, test } from 'vitest'
import { readConfig } from '../apps/api/src/config.ts'
import { exposeShopGauges } from '../apps/api/src/features/stock-and-money/dashboard/index.ts'
import { TIMEOUTS } from '../apps/api/src/platform/http/server.ts'
import { startTestApp } from '../apps/api/src/testing/test-app.ts'

/** No test runs `deploy/`, so this compares it with the code it refers to. */
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const { port, metricsPort } = readConfig({})

test('the image is made of folders that exist, and starts what is in them', () => {
  const dockerfile = read('deploy/Dockerfile')
  const copied = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, path]) => path!)
  const made = (path: string) => path === 'node_modules' || path.endsWith('/build')
  expect(copied.filter((path) => !made(path) && !existsSync(join(ROOT, path)))).toEqual([])
  expect(copied).toEqual(
    expect.arrayContaining(['apps/storefront/build', 'apps/console/build', 'packages', 'db', 'apps/api']),
  )
  // npm links workspaces: a link to a missing package.json breaks the installation.
  for (const file of globSync('apps/*/package.json', { cwd: ROOT })) {
    expect(
      copied.some((path) => path === file || path === dirname(file)),
      file,
    ).toBe(true)
  }
  expect(dockerfile).toContain(healthcheckV1.path)
  expect(dockerfile).toContain(`EXPOSE ${port}`)
})

test.each([
  'deploy/Dockerfile',
  'deploy/compose.yaml',
  'deploy/platen.service',
  'deploy/platen-backup.service',
])('%s calls files that exist', (path) => {
  const called = [...read(path).matchAll(/\b(?:apps|scripts)\/[\w/-]+\.[jt]s\b/g)].map(([file]) =>
    // Made by `npm run build`.
    file.replace(/^apps\/api\/build\/service\/(.+)\.js$/, 'apps/api/src/$1.ts'),
  )
  expect(called.length).toBeGreaterThan(0)
  expect(called.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
})

test('every setting in the examples is one that the service reads', () => {
  const known = new Set([...read('docs/operating.md').matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name))
  const used = ['deploy/platen.env.example', 'deploy/compose.yaml', 'deploy/platen.service'].flatMap(
    (path) => [...read(path).matchAll(/^(?:#|\s+|Environment=NODE_ENV=production )?([A-Z][A-Z_]+)[=:]/gm)],
  )
  const others = ['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'POSTGRES_INITDB_ARGS', 'BACKUPS']
  const names = used.map(([, name]) => name!).filter((name) => !others.includes(name))
  expect(names).toContain('DATA_DIR')
  expect(names).toContain('TRUST_PROXY')
  expect(names.filter((name) => !known.has(name))).toEqual([])
})

test('the container gets every setting, except those that the image decides', () => {
  const table = read('docs/operating.md').split('## Settings')[1]!.split('\n## ')[0]!
  const settings = [...table.matchAll(/^\|(.+?)\|/gm)].flatMap(([, cell]) =>
    [...cell!.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name!),
  )
  expect(settings.length).toBeGreaterThan(25)
  const passed = new Set(
    [...read('deploy/compose.yaml').matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name),
  )
  // The archive is of the built-in database, which this composition does not use.
  const decided = ['PORT', 'HOST', 'DATA_DIR', 'METRICS_PORT', 'BACKUP_URL', 'BACKUP_KEPT_DAYS']
  expect(settings.filter((name) => !passed.has(name) && !decided.includes(name))).toEqual([])
})

test('the settings that the service reads are those of the guide', () => {
  const inCode = [...read('apps/api/src/config.ts').matchAll(/'([A-Z]+(?:_[A-Z]+)*)'/g)].map(
    ([, name]) => name!,
  )
  const guide = read('docs/operating.md')
  expect(inCode).toContain('CLAMD_ADDRESS')
  expect(inCode.filter((name) => !guide.includes(`\`${name}\``) && !guide.includes(`\`${name}=`))).toEqual([])
})

test('the proxies send where the service listens, and let go of a connection before it does', () => {
  for (const path of ['deploy/nginx.conf', 'deploy/Caddyfile']) {
    expect(read(path)).toContain(`127.0.0.1:${port}`)
    const seconds = Number(/keepalive(?:_timeout)? (\d+)s/.exec(read(path))?.[1])
    expect(seconds * 1000, path).toBeLessThan(TIMEOUTS.keepAlive)
  }
})

test('every alert is about a metric that the service has', async () => {
  const shop = await startTestApp()
  try {
    exposeShopGauges(shop.services)
    await shop.get('/api/v1')
    const served = await shop.services.metrics.read()
    const rules = read('deploy/prometheus-rules.yml')
    const named = new Set(rules.match(/\b(?:http|nodejs|process|database|platen)_[a-z0-9_]+\b/g))
    expect(named.size).toBeGreaterThan(8)
    const families = served.match(/^# TYPE \S+/gm)?.map((line) => line.slice('# TYPE '.length)) ?? []
    const isServed = (name: string) => families.includes(name.replace(/_(bucket|count|sum)$/, ''))
    expect([...named].filter((name) => !isServed(name))).toEqual([])
    expect(rules).toContain(String(metricsPort))
  } finally {
    await shop.close()
  }
})

test('every check that the alert about missing checks leaves out has one of its own', () => {
  const rules = read('deploy/prometheus-rules.yml')
  const leftOut = /check!~"([^"]+)"/.exec(rules)?.[1]?.split('|') ?? []
  expect(leftOut).toContain('restore_rehearsal')
  for (const check of leftOut)
    expect(rules).toContain(`min(platen_check_age_seconds{job="platen", check="${check}"}) >`)
})

test('the operating guide links to what exists', () => {
  const guide = read('docs/operating.md')
  const targets = [...guide.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target!)
  const files = targets.filter((target) => !target.startsWith('#')).map((target) => target.split('#')[0]!)
  expect(files.filter((file) => !existsSync(join(ROOT, 'docs', file)))).toEqual([])
  const headings = [...guide.matchAll(/^## (.+)$/gm)].map(([, words]) =>
    words!
      .toLowerCase()
      .replaceAll(/[^\w ]/g, '')
      .replaceAll(' ', '-'),
  )
  const anchors = targets.filter((target) => target.startsWith('#')).map((target) => target.slice(1))
  expect(anchors.filter((anchor) => !headings.includes(anchor))).toEqual([])
})
