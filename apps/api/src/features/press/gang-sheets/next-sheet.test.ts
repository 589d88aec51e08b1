import { getOperationsDashboard, type OperationsDashboardResponse } from '@platen/contract'
import { expect, test, vi } from 'vitest'
import { idsOf, openFloor } from '../../../testing/floor.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { openSheetClient } from '../../../testing/sheet-client.ts'
import { createNextSheet } from './next-sheet.ts'
import type { SheetPacker } from './packing/sheet-packer.ts'

const shop = sharedTestApp({ now: new Date('2026-11-20T15:00:00Z') })
const floor = shared(() => openFloor(shop))
const client = shared(() => openSheetClient(shop))

const next = async () =>
  (await shop.get(getOperationsDashboard.path, client.printer.headers)).json<OperationsDashboardResponse>()
    .nextSheet

test('the dashboard shows what a sheet suggested now would hold, without prints that are on drafts', async () => {
  expect(await next()).toBeNull()
  const order = await floor.aJobOrder({ quantity: 4 })
  const suggested = await next()
  expect(suggested).toMatchObject({ jobs: 4 })

  const [first, ...others] = idsOf(await floor.jobsOf(order))
  const sheet = await client.aPackedSheet({ jobIds: others })
  expect(await next()).toMatchObject({ jobs: 1 })
  expect(sheet.jobs).toBe(3)
  await client.aPackedSheet({ jobIds: [first!] })
  expect(await next()).toBeNull()
})

test('lays the queue out once for many readers, and again after a change or a minute', async () => {
  const firstLayout = vi.fn<SheetPacker['firstLayout']>((...given) =>
    shop.services.packer.firstLayout(...given),
  )
  const log = { error: vi.fn() }
  const nextSheet = createNextSheet({ ...shop.services, log, packer: { firstLayout } })
  const order = await floor.aJobOrder({ quantity: 2 })
  await Promise.all([nextSheet(), nextSheet(), nextSheet()])
  expect(await nextSheet()).toMatchObject({ jobs: 2 })
  expect(firstLayout).toHaveBeenCalledTimes(1)
  await floor.move(idsOf(await floor.jobsOf(order)).slice(0, 1), 'nested')
  expect(await nextSheet()).toMatchObject({ jobs: 1 })
  expect(firstLayout).toHaveBeenCalledTimes(2)
  shop.clock.advance(60_000)
  await nextSheet()
  expect(firstLayout).toHaveBeenCalledTimes(3)

  shop.clock.advance(60_000)
  firstLayout.mockRejectedValueOnce(new Error('no thread'))
  expect(await nextSheet()).toBeNull()
  expect(log.error).toHaveBeenCalledOnce()
  expect(await nextSheet()).toMatchObject({ jobs: 1 })
})
