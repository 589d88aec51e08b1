import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordAudit } from '../../platform/audit.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { anythingUnsealed } from './audit-log.store.ts'
import { auditSealing, sealAuditLog } from './seal-audit-log.ts'
import { verifyAuditChain } from './verify-audit-chain.ts'

let shop: TestApp
let replica: TestApp
beforeAll(async () => {
  shop = await startTestApp()
  replica = await startTestApp({ databaseUrl: shop.databaseUrl })
})
afterAll(async () => {
  await replica.close()
  await shop.close()
})

const entry = (message: string) => ({
  occurredAt: shop.clock.now(),
  actor: { kind: 'system' as const, name: 'Platen' },
  action: 'order.expired',
  message,
})
const write = (count: number) =>
  shop.services.transaction((tx) =>
    recordAudit(
      tx,
      Array.from({ length: count }, (_, n) => entry(`Row ${n}`)),
    ),
  )

test('replicas that seal at once, while rows come in, make one chain without gaps', async () => {
  await write(1_200)
  const writing = Array.from({ length: 40 }, () => write(5))
  const sealing = [shop, replica, shop, replica].map(({ services }) => sealAuditLog(services))
  await Promise.all([...writing, ...sealing])

  const verification = await verifyAuditChain(replica.services)
  expect(verification).toMatchObject({ ok: true, verifiedRows: 1_400, head: { sequence: 1_400 } })
})

test('writers of the log do not wait for those who seal', async () => {
  await write(1)
  await shop.services.transaction(async (tx) => {
    await tx.selectFrom('audit_head').selectAll().forUpdate().execute()
    // With the head held, a write that waited for it would never end.
    await write(1)
  })
  expect(await verifyAuditChain(shop.services)).toMatchObject({ ok: true })
})

test('rows of a transaction that is not committed are sealed when it is', async () => {
  const { sequence } = (await verifyAuditChain(shop.services)).head
  await shop.services.transaction(async (tx) => {
    await recordAudit(tx, [entry('Late')])
    await sealAuditLog(replica.services)
    expect((await verifyAuditChain(replica.services)).head.sequence).toBe(sequence)
  })
  expect((await verifyAuditChain(replica.services)).head.sequence).toBe(sequence + 1)
})

test('the job seals all that waits and writes the head to the log, once', async () => {
  const lines: string[] = []
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) })
  const job = auditSealing({ ...shop.services, log })
  await write(1_100)
  const tools = { enqueue: () => Promise.resolve() }
  expect(job).toMatchObject({ everySeconds: 1, replicas: 'one' })
  expect([await job.run(tools), await job.run(tools)]).toEqual(['done', 'done'])
  expect(await anythingUnsealed(shop.services.database)).toBe(false)

  const { head } = await verifyAuditChain(shop.services)
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { ...head, msg: 'audit log sealed' },
  ])
})
