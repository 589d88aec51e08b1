import { connect, type LookupFunction } from 'node:net'
import { expect, test } from 'vitest'
import { announce, explainFailure } from './announce.ts'
import { ConfigError, readConfig } from './config.ts'

test('shows all addresses, and the first password only when there is one', () => {
  const text = announce(readConfig({ PORT: '4000', PUBLIC_URL: 'https://shop.example' }), {
    ownerPassword: 'made-up-password',
    hasShop: true,
    hasConsole: true,
  })

  expect(text).toMatch(/Shop +http:\/\/localhost:4000\n/)
  expect(text).toMatch(/Console +http:\/\/localhost:4000\/admin\n/)
  expect(text).toContain('http://localhost:4000/docs')
  expect(text).toContain('http://localhost:9464/metrics')
  expect(text).toContain('https://shop.example')
  expect(text).toContain('owner@platen.local   made-up-password')
  expect(
    announce(readConfig({}), { ownerPassword: undefined, hasShop: false, hasConsole: false }),
  ).not.toContain('password')
})

test.each([
  ['0.0.0.0', 'http://localhost:3000/docs'],
  ['192.0.2.7', 'http://192.0.2.7:3000/docs'],
  ['2001:db8::7', 'http://[2001:db8::7]:3000/docs'],
])('shows the address of a service that listens on %s as %s', (HOST, address) => {
  expect(
    announce(readConfig({ HOST }), { ownerPassword: undefined, hasShop: false, hasConsole: false }),
  ).toContain(address)
})

test('warns when bot protection is off, and only then', () => {
  expect(
    announce(readConfig({ BOT_PROTECTION: 'off' }), {
      ownerPassword: undefined,
      hasShop: false,
      hasConsole: false,
    }),
  ).toContain('WARNING: bot protection is off')
  expect(
    announce(readConfig({}), { ownerPassword: undefined, hasShop: false, hasConsole: false }),
  ).not.toContain('WARNING')
})

test('never shows secrets', () => {
  const config = readConfig({
    ADMIN_PASSWORD: 'correct horse battery',
    DATABASE_URL: 'postgresql://shop:hidden@db.example/shop',
    SMTP_URL: 'smtp://shop:hidden@mail.example',
    STORAGE_URL: 's3://key:hidden@store.example/bucket',
    BOT_PROTECTION: 'turnstile',
    TURNSTILE_SITE_KEY: 'site',
    TURNSTILE_SECRET_KEY: 'hidden',
  })
  expect(announce(config, { ownerPassword: undefined, hasShop: false, hasConsole: false })).not.toMatch(
    /hidden|correct horse/,
  )
})

test('explains a failed start without a stack', () => {
  const problem = new ConfigError(['PORT must be a whole number.'])
  expect(explainFailure(problem)).toContain('    - PORT must be a whole number.')
  expect(explainFailure(problem)).not.toMatch(/\bat \w/)
  expect(explainFailure(new Error('broken', { cause: new Error('because') }))).toMatch(/broken\n +because/)
})

test.each([
  ['EADDRINUSE', 'choose another one with PORT'],
  ['EADDRNOTAVAIL', 'HOST must be'],
  ['EACCES', 'DATA_DIR'],
  ['ENOTFOUND', 'DATABASE_URL and HOST'],
  ['28P01', 'DATABASE_URL'],
])('explains how to fix %s', (code, advice) => {
  expect(explainFailure(Object.assign(new Error('no'), { code }))).toContain(advice)
})

test('names every address that was tried when the database does not respond', async () => {
  const error = await refusedConnection()
  expect(explainFailure(error)).toMatch(/ECONNREFUSED 127\.0\.0\.1:1\b/)
  expect(explainFailure(error)).toContain('DATABASE_URL')
})

/** The error of `pg` when none of a host's addresses responds. */
function refusedConnection(): Promise<unknown> {
  return new Promise((resolve) => {
    const lookup: LookupFunction = (_host, _options, found) =>
      found(null, [
        { address: '127.0.0.1', family: 4 },
        { address: '127.0.0.2', family: 4 },
      ])
    connect({ host: 'database.example', port: 1, lookup }).once('error', resolve)
  })
}
