import type { Trim } from '@platen/placement'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/transaction.ts'

export interface PrintToDraw {
  readonly artworkId: string
  readonly widthMm: number
  readonly heightMm: number
  readonly trim: Trim
}

/** Of a customer's sheet, its first picture. */
export async function findPrintToDraw(database: Database, jobId: string): Promise<PrintToDraw | undefined> {
  const { rows } = await sql<PrintToDraw>`
    SELECT p.artwork_id AS "artworkId", p.width_mm AS "widthMm", p.height_mm AS "heightMm",
      jsonb_build_object('topMm', p.trim_top_mm, 'rightMm', p.trim_right_mm, 'bottomMm', p.trim_bottom_mm,
        'leftMm', p.trim_left_mm) AS trim
    FROM print_jobs AS j JOIN placements AS p ON p.id = j.placement_id
    WHERE j.id = ${jobId}`.execute(database)
  return rows[0]
}
