import { expect, test } from 'vitest'
import { startBareServer } from '../../testing/bare-server.ts'
import { readyAnswer, sendReady } from './ready-answer.ts'

const answer = readyAnswer('{"a":1}')

test('the tag is strong and follows from the bytes', () => {
  expect(answer.etag).toMatch(/^"[\w-]{22}"$/)
  expect(readyAnswer('{"a":1}').etag).toBe(answer.etag)
  expect(readyAnswer('{"a":2}').etag).not.toBe(answer.etag)
})

test.each([
  ['its tag', answer.etag],
  ['its tag, compared weakly', `W/${answer.etag}`],
  ['any', '*'],
  ['a list that has it', `"x", W/"y" ,${answer.etag}`],
])('a client that names %s has the bytes already', async (_, condition) => {
  const { app } = await aServer()

  for (const method of ['GET', 'HEAD'] as const) {
    const reply = await app.inject({ method, url: '/', headers: { 'if-none-match': condition } })
    expect(reply.statusCode).toBe(304)
    expect(reply.body).toBe('')
    expect(reply.headers).toMatchObject({ etag: answer.etag, 'cache-control': 'public, max-age=60' })
  }
})

test.each([
  ['nothing', undefined],
  ['another tag', '"x"'],
  ['its tag without quotes', answer.etag.replaceAll('"', '')],
  ['the beginning of its tag', `${answer.etag.slice(0, -3)}"`],
  ['an empty list', ''],
])('a client that names %s gets the bytes', async (_, condition) => {
  const { app } = await aServer()
  const headers = condition === undefined ? {} : { 'if-none-match': condition }

  const reply = await app.inject({ url: '/', headers })
  expect(reply.statusCode).toBe(200)
  expect(reply.body).toBe('{"a":1}')
  const head = await app.inject({ method: 'HEAD', url: '/', headers })
  expect(head.statusCode).toBe(200)
  expect(head.body).toBe('')
  expect(head.headers['content-length']).toBe('7')
})

function aServer() {
  return startBareServer((app) => void app.get('/', (request, reply) => sendReady(request, reply, answer)))
}
