import { OPERATIONS, operation } from '@platen/contract'
import Type from 'typebox'
import { expect, test } from 'vitest'
import { startBareServer } from '../../../testing/bare-server.ts'
import { route } from '../route.ts'

const plan = {
  operationId: 'new_way',
  tag: 'Discovery',
  summary: 'The new operation',
  success: { status: 200, schema: Type.Object({}), description: 'Here.' },
} as const
const current = operation('GET /new', plan)
const deprecated = operation('GET /old', {
  ...plan,
  operationId: 'old_way',
  deprecation: { since: '2026-11-20', sunset: '2027-05-31', link: 'https://shop.example/docs#old-way' },
})

test('sends the deprecation date, the sunset date and a link on a deprecated route', async () => {
  const { app } = await startBareServer((server) => route(server, deprecated, () => ({})))

  for (const method of ['GET', 'HEAD'] as const) {
    const { headers } = await app.inject({ method, url: '/old' })
    expect(headers).toMatchObject({
      deprecation: `@${Date.UTC(2026, 10, 20) / 1000}`,
      sunset: 'Mon, 31 May 2027 00:00:00 GMT',
      link: '<https://shop.example/docs#old-way>; rel="deprecation"; type="text/html"',
    })
  }
})

test('sends no deprecation headers on other routes', async () => {
  const { app } = await startBareServer((server) => route(server, current, () => ({})))

  const { headers } = await app.inject('/new')
  expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['deprecation']))
  expect(headers).not.toHaveProperty('sunset')
  expect(headers).not.toHaveProperty('link')
})

test('sends the deprecation headers with errors too', async () => {
  const { app } = await startBareServer((server) =>
    route(server, deprecated, () => Promise.reject(new Error('a defect'))),
  )

  const reply = await app.inject('/old')
  expect(reply.statusCode).toBe(500)
  expect(reply.headers).toHaveProperty('deprecation')
})

test('deprecates no operation at present', () => {
  expect(OPERATIONS.filter((op) => op.deprecation)).toEqual([])
})
