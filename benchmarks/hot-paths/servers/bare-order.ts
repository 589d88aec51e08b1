/** The bare limit of runtime and database: no validation, no price, no events. */
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import pg from 'pg'

const [url = '', port = '0'] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url, max: 16 })
const { rows } = await pool.query<{ id: string }>('SELECT id FROM bare_stock ORDER BY id')
let turn = 0

const ORDER = `
  WITH placed AS (
    INSERT INTO bare_orders (id, number, customer, total_minor, created_at)
    VALUES ($1, nextval('bare_numbers'), $2, $3, now()) RETURNING id, number
  ), line AS (
    INSERT INTO bare_items (id, order_id, stock_id, quantity) SELECT $4, placed.id, $5, 1 FROM placed
  ), reserved AS (
    UPDATE bare_stock SET reserved = reserved + 1 WHERE id = $5
  )
  SELECT number FROM placed`

createServer((request, response) => {
  if (request.method === 'GET') {
    response.end()
    return
  }
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const order = JSON.parse(Buffer.concat(chunks).toString()) as {
      customer: { name: string }
      expectedTotalMinor: number
    }
    turn += 1
    const stock = rows[turn % rows.length]?.id
    pool
      .query({
        name: 'order',
        text: ORDER,
        values: [randomUUID(), order.customer.name, order.expectedTotalMinor, randomUUID(), stock],
      })
      .then(
        (result) =>
          response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(result.rows[0])),
        () => response.writeHead(500).end(),
      )
  })
}).listen(Number(port), '127.0.0.1')
