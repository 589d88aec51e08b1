import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig, type Config } from './config.ts'

const SECRET = 'hunter2-and-more'

const SETTINGS: Record<string, { default: Partial<Config>; wrong: readonly string[] }> = {
  PORT: { default: { port: 3000 }, wrong: ['65536', '-1', '80.5', 'http', '0x50', '1e3'] },
  HOST: { default: { host: '127.0.0.1' }, wrong: ['localhost:3000', 'http://localhost', 'a b', '-'] },
  DATA_DIR: { default: { dataDir: resolve('data') }, wrong: [] },
  DATABASE_URL: {
    default: { databaseUrl: undefined },
    wrong: [`mysql://shop:${SECRET}@db/shop`, `postgresql:${SECRET}`, SECRET],
  },
  PUBLIC_URL: {
    default: { publicUrl: 'http://localhost:3000' },
    wrong: [
      'shop.example',
      'ftp://shop.example',
      'https:shop.example',
      'https://shop.example/shop',
      'https://shop.example/?a=b',
      `https://me:${SECRET}@shop.example`,
    ],
  },
  ADMIN_EMAIL: {
    default: { adminEmail: 'owner@platen.local' },
    wrong: ['owner', 'a@b@c', 'Me <me@here.example>'],
  },
  ADMIN_PASSWORD: { default: { adminPassword: undefined }, wrong: ['hunter2-and'] },
  BOT_PROTECTION: { default: { botProtection: { provider: 'altcha' } }, wrong: ['on', 'turnstyle'] },
  TURNSTILE_SITE_KEY: { default: {}, wrong: [] },
  TURNSTILE_SECRET_KEY: { default: {}, wrong: [] },
  RATE_LIMIT_FACTOR: {
    default: { rateLimitFactor: 1 },
    wrong: ['0', '-1', 'Infinity', 'NaN', 'many', '1e999'],
  },
  SMTP_URL: {
    default: { smtpUrl: undefined },
    wrong: [`http://shop:${SECRET}@mail`, 'smtp:mail', 'smtp://'],
  },
  MAIL_FROM: {
    default: { mailFrom: 'Platen <no-reply@platen.local>' },
    wrong: ['Platen', 'Platen <no-reply>', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example'],
  },
  BACKUP_URL: {
    default: { backupUrl: undefined },
    wrong: ['/var/backups', 'file://host/folder', `ftp://${SECRET}@host/folder`],
  },
  BACKUP_KEPT_DAYS: { default: { backupKeptDays: 7 }, wrong: ['0', '366', 'a week'] },
  STORAGE_URL: {
    default: { storageUrl: pathToFileURL(resolve('data/files')).href },
    wrong: ['./artwork', 'file://artwork/here', `gs://key:${SECRET}@host/bucket`],
  },
  TRUST_PROXY: {
    default: { trustProxy: false },
    wrong: [
      'true',
      'everybody',
      '10.0.0',
      '10.0.0.0/33',
      '10.0.0.0/0',
      '::1/129',
      'loopback 10.0.0.1',
      '1.2.3.4,',
    ],
  },
  LOG_LEVEL: { default: { logLevel: 'info' }, wrong: ['loud'] },
  METRICS_PORT: { default: { metricsPort: 9464 }, wrong: ['none', '70000', '3000'] },
  PSEUDO_TEXTS: { default: { pseudoTexts: false }, wrong: ['yes', '1'] },
  SEED: { default: { seed: 'catalogue' }, wrong: ['demo'] },
  DRAIN_SECONDS: { default: { drainMs: 0 }, wrong: ['-1', '301', '1.5'] },
  WEB_CONCURRENCY: { default: { webConcurrency: 1 }, wrong: ['0', '100000', 'auto'] },
  SESSION_IDLE_MINUTES: { default: { sessionIdleMinutes: 120 }, wrong: ['0', '1441', 'never'] },
  SESSION_MAX_HOURS: { default: { sessionMaxHours: 12 }, wrong: ['0', '721', '1.5'] },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    default: { tracingUrl: undefined },
    wrong: ['collector:4318', `grpc://me:${SECRET}@collector:4317`],
  },
  WEBHOOK_ALLOW_PRIVATE: {
    default: { webhookTargets: { allowPrivate: false, hosts: [] } },
    wrong: ['yes', 'true', '10.0.0.0/8'],
  },
  WEBHOOK_HOSTS: {
    default: { webhookTargets: { allowPrivate: false, hosts: [] } },
    wrong: ['https://hooks.example.com', '*', 'hooks.*.example'],
  },
  ARTWORK_KEPT_DAYS: { default: { artworkKeptDays: 30 }, wrong: ['0', '3651', 'never'] },
  CLAMD_ADDRESS: {
    default: { virusScanner: undefined },
    wrong: ['/run/clamd.ctl', 'unix://host/clamd.ctl', 'tcp://localhost', 'http://u:hunter2@localhost'],
  },
  CONSOLE_URL: {
    default: { consoleUrl: 'http://localhost:3000' },
    wrong: ['https://console.shop.example', 'http://u:hunter2@shop.example', 'http://shop.example/admin'],
  },
}

describe('has the default of', () => {
  test.each(Object.entries(SETTINGS))('%s', (name, { default: value }) => {
    expect(readConfig({})).toMatchObject(value)
    expect(readConfig({ [name]: '  ' }), 'an empty value is no value').toEqual(readConfig({}))
  })
})

test('there is no setting without a default', () => {
  const defaults = Object.assign({}, ...Object.values(SETTINGS).map((setting) => setting.default)) as Config
  expect(readConfig({})).toEqual(defaults)
})

describe('names an invalid setting without repeating a secret value:', () => {
  const cases = Object.entries(SETTINGS).flatMap(([name, { wrong }]) =>
    wrong.map((value) => ({ name, value })),
  )
  test.each(cases)('$name=$value', ({ name, value }) => {
    const problems = problemsIn({ [name]: value })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${name} must .*\\.$`))
    expect(problems[0]).not.toContain('hunter2')
  })
})

test('reports all errors at once', () => {
  const wrong = Object.entries(SETTINGS).filter(([, setting]) => setting.wrong.length > 0)
  const problems = problemsIn(Object.fromEntries(wrong.map(([name, setting]) => [name, setting.wrong[0]])))

  const named = problems.map((problem) => problem.split(' ')[0])
  expect(named.toSorted()).toEqual(wrong.map(([name]) => name).toSorted())
  expect(new ConfigError(problems).message).toBe(
    `The configuration has ${String(problems.length)} problem(s):\n${problems.map((line) => `  - ${line}`).join('\n')}`,
  )
})

test('accepts what is set', () => {
  const set = {
    PORT: '8080',
    HOST: '::',
    DATABASE_URL: 'postgresql:///shop?host=/run/postgresql',
    PUBLIC_URL: 'HTTPS://Shop.Example:8443/',
    ADMIN_PASSWORD: ' blanks are part of it ',
    RATE_LIMIT_FACTOR: '0.5',
    SMTP_URL: 'smtps://user:pass@mail.example',
    MAIL_FROM: 'hello@shop.example',
    STORAGE_URL: 's3://key:secret@store.example/bucket',
    LOG_LEVEL: 'WARN',
    METRICS_PORT: 'off',
    SEED: 'none',
    WEB_CONCURRENCY: '2',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
    WEBHOOK_ALLOW_PRIVATE: 'on',
    WEBHOOK_HOSTS: 'Hooks.example.com, *.example.org',
  }
  expect(readConfig(set)).toMatchObject({
    port: 8080,
    host: '::',
    databaseUrl: set.DATABASE_URL,
    publicUrl: 'https://shop.example:8443',
    adminPassword: set.ADMIN_PASSWORD,
    rateLimitFactor: 0.5,
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM,
    storageUrl: set.STORAGE_URL,
    logLevel: 'warn',
    metricsPort: undefined,
    seed: 'none',
    webConcurrency: 2,
    tracingUrl: 'http://collector:4318',
    webhookTargets: { allowPrivate: true, hosts: ['hooks.example.com', '*.example.org'] },
  })
})

test('lets the system choose both ports', () => {
  expect(readConfig({ PORT: '0', METRICS_PORT: '0' })).toMatchObject({ port: 0, metricsPort: 0 })
})

test.each([
  ['false', false],
  ['1', 1],
  ['10.0.0.0/8, 192.0.2.1', ['10.0.0.0/8', '192.0.2.1']],
  ['loopback,2001:db8::/32', ['loopback', '2001:db8::/32']],
])('TRUST_PROXY=%s', (value, expected) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(expected)
})

test.each(['https://shop.example', 'HTTPS://shop.example'])(
  'bot protection is not switched off at %s without a second setting',
  (PUBLIC_URL) => {
    const off = { BOT_PROTECTION: 'off', PUBLIC_URL }
    expect(problemsIn(off)).toEqual([
      expect.stringMatching(/BOT_PROTECTION=off .*BOT_PROTECTION_OFF_CONFIRMED=yes/),
    ])
    expect(problemsIn({ ...off, BOT_PROTECTION_OFF_CONFIRMED: 'true' })).toHaveLength(1)
    expect(readConfig({ ...off, BOT_PROTECTION_OFF_CONFIRMED: 'yes' }).botProtection).toEqual({
      provider: 'off',
    })
  },
)

test('allows bot protection to be off only on this machine', () => {
  expect(readConfig({ BOT_PROTECTION: 'off' }).botProtection).toEqual({ provider: 'off' })
})

test('requires both keys of Turnstile', () => {
  const keys = { TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET_KEY: SECRET }
  for (const given of [{}, { TURNSTILE_SITE_KEY: 'site' }, { TURNSTILE_SECRET_KEY: SECRET }]) {
    const problems = problemsIn({ BOT_PROTECTION: 'turnstile', ...given })
    expect(problems).toEqual([expect.stringMatching(/TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY/)])
    expect(problems.join()).not.toContain(SECRET)
  }
  expect(readConfig({ BOT_PROTECTION: 'turnstile', ...keys }).botProtection).toEqual({
    provider: 'turnstile',
    siteKey: 'site',
    secretKey: SECRET,
  })
})

test('finds every setting in docs/operating.md', () => {
  const page = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8')
  for (const name of [...Object.keys(SETTINGS), 'BOT_PROTECTION_OFF_CONFIRMED']) {
    expect(page).toMatch(new RegExp(`\`${name}\\b`))
  }
})

test('reads no undocumented setting', () => {
  const source = readFileSync(new URL('config.ts', import.meta.url), 'utf8')
  const read = new Set(source.match(/(?<=')[A-Z][A-Z_]{3,}(?=')/g))
  expect([...read].toSorted()).toEqual([...Object.keys(SETTINGS), 'BOT_PROTECTION_OFF_CONFIRMED'].toSorted())
})

function problemsIn(env: Record<string, string | undefined>): readonly string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

test.each(['start', 'dev', 'owner:reset', 'check:ledger', 'check:storage', 'backup', 'restore', 'demo:fill'])(
  'npm run %s reads the settings of a .env file',
  (name) => {
    const { scripts } = JSON.parse(
      readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
    ) as { scripts: Record<string, string> }
    expect(scripts[name]).toMatch(/^(\w+=\S+ )?(exec )?node --env-file-if-exists=\.env /)
  },
)
