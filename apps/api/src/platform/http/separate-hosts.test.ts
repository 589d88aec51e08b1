import { expect, test } from 'vitest'
import { refusalOf } from '../../testing/replies.ts'
import { sharedTestApp } from '../../testing/shared.ts'
import { PASSWORD, aMember } from '../../testing/team.ts'

const SHOP = 'shop.example'
const CONSOLE = 'console.shop.example'
const shop = sharedTestApp({
  config: { publicUrl: `https://${SHOP}`, consoleUrl: `https://${CONSOLE}` },
})
const at = (host: string, url: string) => shop.get(url, { host })

test('with two hosts, the console and its API are at one and not at the other', async () => {
  for (const path of ['/api/admin/session', '/api/admin/orders', '/api/%61dmin/session']) {
    expect(refusalOf(await at(SHOP, path))).toEqual([404, 'NOT_FOUND'])
    expect((await at(CONSOLE, path)).statusCode).not.toBe(404)
    expect(refusalOf(await at('other.example', path))).toEqual([404, 'NOT_FOUND'])
  }
  expect((await at(CONSOLE.toUpperCase(), '/api/admin/session')).statusCode).toBe(200)
})

test('with two hosts, the public API is at both and the pages of the shop only at theirs', async () => {
  for (const host of [SHOP, CONSOLE]) expect((await at(host, '/api/v1/public-config')).statusCode).toBe(200)
  expect((await at(SHOP, '/openapi.json')).statusCode).toBe(200)
  expect(refusalOf(await at(CONSOLE, '/openapi.json'))).toEqual([404, 'NOT_FOUND'])
  expect((await at(CONSOLE, '/')).headers.location).toBe('/admin/')
})

test('with two hosts, a page of the shop cannot sign in at the console', async () => {
  const { email } = await aMember(shop, 'owner')
  const signIn = (origin: string) =>
    shop.post('/api/admin/login', { email, password: PASSWORD }, { host: CONSOLE, origin })
  expect(refusalOf(await signIn(`https://${SHOP}`))).toEqual([403, 'CROSS_ORIGIN_REFUSED'])
  expect((await signIn(`https://${CONSOLE}`)).statusCode).toBe(200)
})

test('with two hosts, invitations lead to the console', async () => {
  const { headers } = await aMember(shop, 'owner')
  headers.cookie = headers.cookie!.replace('platen_session', '__Host-platen_session')
  const body = { email: 'new@shop.example', name: 'New', role: 'viewer' }
  const reply = await shop.post('/api/admin/users', body, { ...headers, host: CONSOLE })
  expect(reply.json()).toMatchObject({
    invitationUrl: expect.stringMatching(`^https://${CONSOLE}/admin/password#`) as string,
  })
})
