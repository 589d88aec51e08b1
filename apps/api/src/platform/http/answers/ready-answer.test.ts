import { expect, test } from 'vitest'
import { startBareServer } from '../../../testing/bare-server.ts'
import { readyAnswer, sendReady } from './ready-answer.ts'

const answer = readyAnswer('{"a":1}')

test('derives a strong ETag from the content', () => {
  expect(answer.etag).toMatch(/^"[\w-]{22}"$/)
  expect(readyAnswer('{"a":1}').etag).toBe(answer.etag)
  expect(readyAnswer('{"a":2}').etag).not.toBe(answer.etag)
})

test.each([
  ['the ETag', answer.etag],
  ['the ETag as a weak one', `W/${answer.etag}`],
  ['a star', '*'],
  ['a list that contains the ETag', `"x", W/"y" ,${answer.etag}`],
])('answers 304 when If-None-Match is %s', async (_, condition) => {
  const { app } = await aServer()

  for (const method of ['GET', 'HEAD'] as const) {
    const reply = await app.inject({ method, url: '/', headers: { 'if-none-match': condition } })
    expect(reply.statusCode).toBe(304)
    expect(reply.body).toBe('')
    expect(reply.headers).toMatchObject({ etag: answer.etag, 'cache-control': 'public, max-age=60' })
  }
})

test.each([
  ['missing', undefined],
  ['another ETag', '"x"'],
  ['the ETag without quotes', answer.etag.replaceAll('"', '')],
  ['the start of the ETag', `${answer.etag.slice(0, -3)}"`],
  ['an empty list', ''],
])('answers 200 with the content when If-None-Match is %s', async (_, condition) => {
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
