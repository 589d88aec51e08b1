import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fastify } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { findStorefront } from './built-storefront.ts'
import { storefrontRoutes } from './storefront.routes.ts'

test('serves a new build and its files without a restart', async () => {
  const { get, build } = await aShop('one')
  expect(await get('/')).toMatchObject({ statusCode: 200, body: 'page of one' })
  expect(await get('/assets/one.js')).toMatchObject({ statusCode: 200, body: 'script of one' })

  build('two')
  expect(await get('/')).toMatchObject({ statusCode: 200, body: 'page of two' })
  const asset = await get('/assets/two.js')
  expect(asset).toMatchObject({ statusCode: 200, body: 'script of two' })
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('answers a file of an old build with an uncached page that says so', async () => {
  const { get, build } = await aShop('one')
  build('two')
  const gone = await get('/assets/one.js')
  expect(gone).toMatchObject({ statusCode: 404, body: 'page of two' })
  expect(gone.headers['cache-control']).toBe('private, no-cache')
})

test('keeps serving the old pages while a build is being replaced', async () => {
  const { get, remove } = await aShop('one')
  await get('/')
  remove()
  expect(await get('/')).toMatchObject({ statusCode: 200, body: 'page of one' })
})

test.each([
  ['/assets/', 404],
  ['/assets', 404],
  ['/share/', 404],
  ['/assets/..%2fserver/index.js', 404],
])('does not serve %s', async (path, statusCode) => {
  const { get } = await aShop('one')
  const answer = await get(path)
  expect(answer.statusCode).toBe(statusCode)
  expect(answer.body).not.toContain('export')
})

test('caches files with fixed names for an hour', async () => {
  const { get } = await aShop('one')
  for (const path of ['/icon.svg', '/share/shop.png']) {
    const file = await get(path)
    expect(file).toMatchObject({ statusCode: 200, body: path })
    expect(file.headers['cache-control']).toBe('public, max-age=3600')
  }
})

async function aShop(name: string) {
  const folder = mkdtempSync(join(tmpdir(), 'platen-storefront-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const remove = () => {
    for (const half of ['client', 'server']) rmSync(join(folder, half), { recursive: true, force: true })
  }
  let builds = 0
  const build = (name: string) => {
    remove()
    const write = (path: string, content: string) => {
      mkdirSync(join(folder, path, '..'), { recursive: true })
      writeFileSync(join(folder, path), content)
    }
    write('client/icon.svg', '/icon.svg')
    write('client/share/shop.png', '/share/shop.png')
    write(`client/assets/${name}.js`, `script of ${name}`)
    write(
      'server/index.js',
      `export const answerPage = async (request) =>
         new Response('page of ${name}', { status: /assets|share/.test(request.url) ? 404 : 200 })`,
    )
    // Two builds of a test may fall within one tick of the file system's clock.
    builds += 1
    utimesSync(join(folder, 'server/index.js'), builds, builds)
  }
  build(name)

  const storefront = findStorefront(pathToFileURL(`${folder}/`))
  const app = fastify()
  onTestFinished(() => app.close())
  app.decorateRequest('pattern', '')
  storefrontRoutes(app, {
    config: { publicUrl: 'https://shop.example', botProtection: { provider: 'off' } },
    storefront: storefront!,
  })
  await app.ready()
  return { build, remove, get: (path: string) => app.inject({ url: path }) }
}
