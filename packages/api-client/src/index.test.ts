import { expect, test } from 'vitest'
import { PlatenError, createPlatenClient, expectData } from './index.ts'

const TRACKING_TOKEN = 'A'.repeat(43)

test('fills the path, sends the key of an order as a header, sends the body as JSON and returns the typed answer', async () => {
  const seen: Request[] = []
  const client = createPlatenClient({
    baseUrl: 'https://shop.example',
    fetch: (request) => {
      seen.push(request)
      return Promise.resolve(Response.json({ id: 'pay_1', status: 'submitted' }, { status: 201 }))
    },
  })

  const payment = await expectData(
    client.submitPayment({
      trackingToken: TRACKING_TOKEN,
      body: { instructionId: 'bank', reference: 'TRX-1' },
      idempotencyKey: 'once',
    }),
  )

  expect(payment.status).toBe('submitted')
  expect(seen[0]?.url).toBe('https://shop.example/api/v1/orders/own/payments')
  expect(seen[0]?.headers.get('Order-Key')).toBe(TRACKING_TOKEN)
  expect(seen[0]?.headers.get('Idempotency-Key')).toBe('once')
  expect(await seen[0]?.json()).toEqual({ instructionId: 'bank', reference: 'TRX-1' })
})

test('throws an error with code, resolution, fields and request id', async () => {
  const client = createPlatenClient({
    baseUrl: 'https://shop.example',
    fetch: () =>
      Promise.resolve(
        Response.json(
          {
            error: {
              code: 'VALIDATION_FAILED',
              message: 'limit: must be a number',
              resolution: 'Correct the named fields.',
              fields: [{ path: 'limit', message: 'must be a number' }],
            },
            detail: 'limit: must be a number',
          },
          { status: 422, headers: { 'X-Request-Id': 'req-7' } },
        ),
      ),
  })

  const refused = await expectData(client.getPublicConfigV1()).catch((error: unknown) => error)

  expect(refused).toBeInstanceOf(PlatenError)
  expect(refused).toMatchObject({
    status: 422,
    code: 'VALIDATION_FAILED',
    message: 'limit: must be a number',
    resolution: 'Correct the named fields.',
    fields: [{ path: 'limit', message: 'must be a number' }],
    requestId: 'req-7',
  })
})

test.each([
  [{ 'Retry-After': '90' }, 90],
  [{ 'Retry-After': '0' }, undefined],
  [{ 'Retry-After': '-3' }, undefined],
  [{ 'Retry-After': 'soon' }, undefined],
  [{}, undefined],
])('reads from an error answer with %o a retry after %s seconds', (headers, seconds) => {
  const body = {
    error: { code: 'RATE_LIMITED', message: 'Too many.', resolution: 'Wait.' },
    detail: 'Too many.',
  }
  const refused = new PlatenError(new Response(null, { status: 429, headers }), body)
  expect(refused.retryAfterSeconds).toBe(seconds)
})
