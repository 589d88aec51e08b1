import { expect, test } from 'vitest'
import { keepSession } from './session.ts'

const STORE = 'https://shop.example'

test('sends the session with every later request until it ends', async () => {
  const sent: (string | null)[] = []
  const answers = [
    '__Host-platen_session=abc; Path=/; HttpOnly',
    undefined,
    '__Host-platen_session=; Max-Age=0',
  ]
  const send = keepSession((request) => {
    sent.push(request.headers.get('cookie'))
    const cookie = answers.shift()
    return Promise.resolve(
      new Response(null, { headers: cookie === undefined ? {} : { 'set-cookie': cookie } }),
    )
  })

  for (const path of ['/api/admin/login', '/api/admin/orders', '/api/admin/logout', '/api/admin/session']) {
    await send(new Request(STORE + path))
  }

  const signedIn = '__Host-platen_session=abc'
  expect(sent).toEqual([null, signedIn, signedIn, null])
})

test('keeps two sessions separate', async () => {
  const store = (request: Request) =>
    Promise.resolve(
      new Response(request.headers.get('cookie'), { headers: { 'set-cookie': 'platen_session=ana' } }),
    )
  const [ana, ben] = [keepSession(store), keepSession(store)]
  await ana(new Request(STORE))
  expect(await (await ana(new Request(STORE))).text()).toBe('platen_session=ana')
  expect(await (await ben(new Request(STORE))).text()).toBe('')
})
