import { randomUUID } from 'node:crypto'
import { measure } from './load.ts'
import { makeOrders } from './shop.ts'
const server = { url: 'http://127.0.0.1:3555', pid: Number(process.argv[2]), startedIn: 0, stop: async () => {} }
const bodies = await makeOrders(server.url)
let turn = 0
console.log(await measure(server, { path: '/api/orders', method: 'POST', requests: [{ setupRequest: (r: any) => ({ ...r, headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() }, body: bodies[(turn += 1) % bodies.length] ?? '' }) }] }, 6))
