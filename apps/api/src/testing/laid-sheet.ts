import { recordSheetPrinted } from '../features/press/production-costs/index.ts'
import { SYSTEM } from '../platform/records/audit.ts'
import { decodeId, encodeId, newUuid } from '../platform/records/ids.ts'
import type { TestApp } from './test-app.ts'

interface Laid {
  readonly lengthMm: number
  readonly gapMm?: number
  /** The measured ink of each print; null when it was not measured. */
  readonly ink?: { areaMm2: number; colour: number; white: number } | null
}

export async function aLaidSheet(
  shop: TestApp,
  jobIds: readonly string[],
  { lengthMm, gapMm = 0, ink = { areaMm2: 20_000, colour: 1, white: 1 } }: Laid,
): Promise<string> {
  const id = newUuid()
  const film = { widthMm: 558.8, sideMarginMm: 5, leadMm: 20, gapMm, maxLengthMm: 3000, allowRotation: true }
  await shop.services.pool.query(
    `INSERT INTO gang_sheets (id, state, state_since, film, length_mm, bound_mm, seed, created_by_kind, created_at, updated_at)
     VALUES ($1, 'exported', $2, $3, $4, $4, 1, 'system', $2, $2)`,
    [id, shop.clock.now(), JSON.stringify(film), lengthMm],
  )
  for (const [index, jobId] of jobIds.entries()) {
    const job = decodeId('printJob', jobId)
    await shop.services.pool.query(
      `INSERT INTO gang_sheet_prints (sheet_id, job_id, x_mm, y_mm, turned, inked_area_mm2, colour_coverage, white_coverage)
       VALUES ($1, $2, 0, $3, false, $4, $5, $6)`,
      [id, job, index * 10, ink?.areaMm2 ?? null, ink?.colour ?? null, ink?.white ?? null],
    )
    await shop.services.pool.query(`UPDATE print_jobs SET state = 'nested', sheet_id = $1 WHERE id = $2`, [
      id,
      job,
    ])
  }
  return id
}

export async function printLaidSheet(shop: TestApp, sheetId: string, filmUsedMm?: number): Promise<void> {
  const store = await shop.services.shop.get()
  const now = shop.clock.now()
  await shop.services.transaction(async (tx) => {
    await tx
      .updateTable('print_jobs')
      .set({ state: 'printed', state_since: now, printed_at: now })
      .where('sheet_id', '=', sheetId)
      .where('state', '=', 'nested')
      .execute()
    await tx
      .updateTable('gang_sheets')
      .set({ state: 'printed', state_since: now, film_used_mm: filmUsedMm ?? null })
      .where('id', '=', sheetId)
      .execute()
    await recordSheetPrinted(tx, { sheetId, filmUsedMm, author: SYSTEM, shop: store, now })
  })
}

export async function costsOfJobs(shop: TestApp, jobIds: readonly string[]) {
  const rows = await shop.services.database.selectFrom('print_job_costs').selectAll().execute()
  return jobIds.map((id) => rows.find(({ job_id }) => encodeId('printJob', job_id) === id))
}
