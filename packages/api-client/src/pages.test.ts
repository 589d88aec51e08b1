import { expect, test } from 'vitest'
import { createPlatenClient, pages } from './index.ts'

const CURSOR = 'ord_01jd3v9k6qf2nt7wz5xr8m0abc'

function aStore(answers: readonly Response[]) {
  const asked: string[] = []
  const left = [...answers]
  const shop = createPlatenClient({
    baseUrl: 'https://shop.example',
    fetch: (request) => {
      asked.push(request.url.slice('https://shop.example'.length))
      return Promise.resolve(left.shift() ?? Response.error())
    },
  })
  const orders = pages((page) => shop.listOrders({ query: { ...page, status: 'open' } }))
  return { asked, orders }
}

const page = (numbers: readonly string[], next?: string) =>
  Response.json(
    numbers.map((number) => ({ number })),
    { headers: next === undefined ? {} : { Link: `<${next}>; rel="next"` } },
  )

test('reads the next page by its cursor with the same filters', async () => {
  const { asked, orders } = aStore([
    page(['PL-2', 'PL-1'], `/api/admin/orders?status=open&cursor=${CURSOR}`),
    page(['PL-0']),
  ])
  const read = []
  for await (const found of orders) read.push(found.map(({ number }) => number))
  expect(read).toEqual([['PL-2', 'PL-1'], ['PL-0']])
  expect(asked).toEqual(['/api/admin/orders?status=open', `/api/admin/orders?cursor=${CURSOR}&status=open`])
})

test('does not request pages that are not consumed', async () => {
  const { asked, orders } = aStore([page(['PL-1'], `/api/admin/orders?cursor=${CURSOR}`)])
  for await (const found of orders) if (found.length > 0) break
  expect(asked).toHaveLength(1)
})

test('throws when the API refuses a page', async () => {
  const error = { code: 'UNAUTHENTICATED', message: 'No session.', resolution: 'Sign in.' }
  const { orders } = aStore([Response.json({ error, detail: error.message }, { status: 401 })])
  await expect(orders.next()).rejects.toMatchObject({ code: 'UNAUTHENTICATED', status: 401 })
})
