import type { Trim } from '@platen/placement'
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../../platform/database/tables.generated.ts'
import type { ArtworkFormat } from '../../selling/artworks/index.ts'
import { SHEET_PRINTS } from './sheet-rows.store.ts'

/** One print on the sheet of a customer. Its place is that on the customer's sheet. */
export interface PieceOfSheet {
  readonly xMm: number
  readonly yMm: number
  readonly widthMm: number
  readonly heightMm: number
  readonly trim: Trim
  readonly turned: boolean
  readonly artworkId: string
  readonly artworkFileName: string
  readonly artworkSha256: string
  readonly artworkFormat: ArtworkFormat
  readonly sideMarginMm: number
}

/** By the job of the sheet that a customer laid out. */
export async function listPieces(
  database: Kysely<DB>,
  sheetId: string,
): Promise<ReadonlyMap<string, PieceOfSheet[]>> {
  const { rows } = await sql<PieceOfSheet & { readonly jobId: string }>`
    SELECT sp.job_id AS "jobId", piece."xMm", piece."yMm", piece.turned,
      (i.film ->> 'sideMarginMm')::float8 AS "sideMarginMm",
      film_width(q) AS "widthMm", film_height(q) AS "heightMm", film_trim(q) AS trim,
      a.id AS "artworkId", a.file_name AS "artworkFileName", encode(a.sha256, 'hex') AS "artworkSha256",
      a.format AS "artworkFormat"
    FROM ${SHEET_PRINTS}
    CROSS JOIN LATERAL ROWS FROM (jsonb_to_recordset(i.film -> 'pieces') AS (
      "placementId" uuid, "xMm" float8, "yMm" float8, turned boolean)) WITH ORDINALITY AS piece("placementId", "xMm", "yMm", turned, place)
    JOIN placements AS q ON q.id = piece."placementId"
    JOIN artworks AS a ON a.id = q.artwork_id
    WHERE sp.sheet_id = ${sheetId} AND i.film ? 'printWidthMm'
    ORDER BY sp.job_id, piece.place`.execute(database)
  return Map.groupBy(rows, ({ jobId }) => jobId)
}
