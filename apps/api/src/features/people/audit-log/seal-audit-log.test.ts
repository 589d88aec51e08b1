import { pino } from 'pino'
import { expect, test } from 'vitest'
import { recordAudit } from '../../../platform/records/audit.ts'
import { sharedTestApp } from '../../../testing/shared.ts'
import { anythingUnsealed } from './audit-log.store.ts'
import { auditSealing, sealAuditLog } from './seal-audit-log.ts'
import { verifyAuditChain } from './verify-audit-chain.ts'

const shop = sharedTestApp()
const replica = sharedTestApp(() => ({ databaseUrl: shop.databaseUrl }))

const entry = (message: string) => ({
  occurredAt: shop.clock.now(),
  actor: { kind: 'system' as const, name: 'Platen' },
  action: 'order.expired' as const,
  message,
})
const write = (count: number) =>
  shop.services.transaction((tx) =>
    recordAudit(
      tx,
      Array.from({ length: count }, (_, n) => entry(`Row ${n}`)),
    ),
  )

test('builds one chain without gaps from replicas that seal at once', async () => {
  await write(1_200)
  const writing = Array.from({ length: 40 }, () => write(5))
  const sealing = [shop, replica, shop, replica].map(({ services }) => sealAuditLog(services))
  await Promise.all([...writing, ...sealing])

  const verification = await verifyAuditChain(replica.services)
  expect(verification).toMatchObject({ ok: true, verifiedRows: 1_400, head: { sequence: 1_400 } })
})

test('does not block writers while the log is being sealed', async () => {
  await write(1)
  await shop.services.transaction(async (tx) => {
    await tx.selectFrom('audit_head').selectAll().forUpdate().execute()
    // A write that waited for the locked head would never end.
    await write(1)
  })
  expect(await verifyAuditChain(shop.services)).toMatchObject({ ok: true })
})

test('seals rows of a transaction once it commits', async () => {
  const { sequence } = (await verifyAuditChain(shop.services)).head
  await shop.services.transaction(async (tx) => {
    await recordAudit(tx, [entry('Late')])
    await sealAuditLog(replica.services)
    expect((await verifyAuditChain(replica.services)).head.sequence).toBe(sequence)
  })
  expect((await verifyAuditChain(replica.services)).head.sequence).toBe(sequence + 1)
})

test('seals everything that waits and logs the head once', async () => {
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
