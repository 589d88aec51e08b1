import type { DocumentRecord } from '@platen/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { SYSTEM } from '../../../platform/records/audit.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { anOrder } from '../../../testing/builders.ts'
import { openOrderClient } from '../../../testing/order-client.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { verifyAuditChain } from '../../people/audit-log/index.ts'
import { lockOrder } from '../../selling/orders/index.ts'
import { issueDocument } from './issue-document.ts'

const shop = sharedTestApp({ now: new Date('2026-11-20T15:00:00Z') })
const client = shared(() => openOrderClient(shop))

test('1,000 invoices by 20 at once, of which a tenth fails in the middle, leave no gap and no number twice', async () => {
  const { pool, transaction } = shop.services
  const orders: string[] = []
  for (let at = 0; at < 1000; at += 1) orders.push((await anOrder(pool)).id)
  let failures = 0
  const attempt = (orderId: string, fails: boolean) =>
    transaction(async (tx) => {
      await lockOrder(tx, orderId)
      await issueDocument({ tx, orderId, now: shop.clock.now(), author: SYSTEM }, { kind: 'invoice' })
      if (fails) throw new Error('in the middle')
    })
  const queue = [...orders.entries()]
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        const [at, orderId] = next
        if (at % 10 === 0) await attempt(orderId, true).catch(() => (failures += 1))
        await attempt(orderId, false)
      }
    }),
  )
  expect(failures).toBe(100)
  const { rows } = await sql<{ sequence: number; number: string }>`
    SELECT sequence, number FROM documents WHERE kind = 'invoice' ORDER BY sequence`.execute(
    shop.services.database,
  )
  expect(rows.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 1000 }, (_, at) => at + 1))
  expect(new Set(rows.map(({ number }) => number)).size).toBe(1000)
  expect(await verifyAuditChain(shop.services)).toMatchObject({ ok: true, broken: null })
}, 240_000)

test('the database refuses to change or delete what was issued, its file and its series', async () => {
  const { pool } = shop.services
  const order = await client.place()
  const invoice = (
    await shop.post(`/api/admin/orders/${order.id}/documents`, { kind: 'invoice' }, client.owner.headers)
  ).json<DocumentRecord>()
  const file = await shop.get(`/api/admin/documents/${invoice.id}/file`, client.owner.headers)
  expect(file.statusCode).toBe(200)
  const id = decodeId('document', invoice.id)
  for (const statement of [
    `UPDATE documents SET total_minor = 1 WHERE id = '${id}'`,
    `UPDATE documents SET content = '{}' WHERE id = '${id}'`,
    `DELETE FROM documents WHERE id = '${id}'`,
    `TRUNCATE documents CASCADE`,
    `UPDATE document_files SET pdf = 'x' WHERE document_id = '${id}'`,
    `DELETE FROM document_files WHERE document_id = '${id}'`,
    `UPDATE document_series SET last = last + 2`,
    `UPDATE document_series SET last = last - 1`,
    `DELETE FROM document_series`,
    `INSERT INTO document_series (prefix, year, last) VALUES ('NEW', 2026, 7)`,
    `INSERT INTO documents (id, kind, prefix, year, sequence, order_id, issued_at, issued_on, currency, total_minor, tax_minor, content, content_sha256)
     SELECT gen_random_uuid(), kind, prefix, year, sequence + 1000000, order_id, issued_at, issued_on, currency, total_minor, tax_minor, '{"other": 1}', content_sha256 FROM documents WHERE id = '${id}'`,
  ])
    await expect(pool.query(statement), statement).rejects.toThrow()
})
