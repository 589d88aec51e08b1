import type { Trim } from '@platen/placement'
import type { FilmFinish, GangSheetFileName } from '@platen/contract'
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../../../platform/database/tables.generated.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { ArtworkFormat } from '../../../selling/artworks/index.ts'
import type { PrintInk } from '../../film/index.ts'
import { requestFileRemoval, type StoredFile } from '../../../../platform/file-removal/index.ts'
import type { ExportFailure } from './export-problem.ts'
import { SHEET_PRINTS } from '../sheet-rows.store.ts'

export async function claimExports(tx: Tx, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE gang_sheets SET export_due = false
    WHERE id = ANY(ARRAY(
      SELECT id FROM gang_sheets WHERE export_due LIMIT ${limit} FOR NO KEY UPDATE SKIP LOCKED))
    RETURNING id`.execute(tx)
  return rows.map(({ id }) => id)
}

export interface ExportRef {
  readonly sheetId: string
  /** A different start is a different export. */
  readonly startedAt: string
}

export async function recordHeartbeat(
  database: Kysely<DB>,
  { sheetId, startedAt }: ExportRef,
  now: Date,
): Promise<void> {
  await sql`
    UPDATE gang_sheets SET export = export || jsonb_build_object('heardAt', ${now.toISOString()}::text)
    WHERE id = ${sheetId} AND export ->> 'state' = 'running' AND export ->> 'startedAt' = ${startedAt}`.execute(
    database,
  )
}

export async function recordProgress(
  database: Kysely<DB>,
  { sheetId, startedAt }: ExportRef,
  progressPercent: number,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE gang_sheets SET export = export || jsonb_build_object(
      'progressPercent', ${progressPercent}::integer, 'heardAt', ${now.toISOString()}::text)
    WHERE id = ${sheetId} AND export ->> 'state' = 'running' AND export ->> 'startedAt' = ${startedAt}`.execute(
    database,
  )
  return numAffectedRows > 0n
}

export interface PrintForFilm {
  readonly jobId: string
  readonly void: boolean
  readonly orderNumber: string
  readonly unit: number
  readonly quantity: number
  readonly garmentName: string
  readonly colour: string
  readonly size: string
  readonly zoneName: string
  readonly xMm: number
  readonly yMm: number
  readonly widthMm: number
  readonly heightMm: number
  readonly trim: Trim
  readonly turned: boolean
  readonly rotationDeg: 0 | 90 | 180 | 270
  readonly finish: FilmFinish | null
  readonly artworkId: string
  readonly artworkFileName: string
  readonly artworkSha256: string
  readonly artworkFormat: ArtworkFormat
}

export async function listPrintsForFilm(database: Kysely<DB>, sheetId: string): Promise<PrintForFilm[]> {
  const { rows } = await sql<PrintForFilm>`
    SELECT sp.job_id AS "jobId", j.state = 'void' AS void, o.number AS "orderNumber", j.unit, i.quantity,
      i.garment_name AS "garmentName", i.colour, i.size, coalesce(z.name, '') AS "zoneName", sp.x_mm AS "xMm", sp.y_mm AS "yMm",
      film_width(i, p) AS "widthMm", film_height(i, p) AS "heightMm", film_trim(i, p) AS trim, sp.turned, p.rotation_deg AS "rotationDeg", j.finish,
      a.id AS "artworkId", a.file_name AS "artworkFileName", encode(a.sha256, 'hex') AS "artworkSha256",
      a.format AS "artworkFormat"
    FROM ${SHEET_PRINTS}
    LEFT JOIN print_zones AS z ON z.id = p.zone_id
    JOIN artworks AS a ON a.id = p.artwork_id
    WHERE sp.sheet_id = ${sheetId}
    ORDER BY sp.y_mm, sp.x_mm, sp.job_id`.execute(database)
  return rows
}

export interface SheetFile {
  readonly name: GangSheetFileName
  readonly sha256: Buffer
  readonly byteSize: number
}

export async function replaceFiles(
  tx: Tx,
  sheetId: string,
  files: readonly SheetFile[],
): Promise<StoredFile[]> {
  const before = await tx
    .deleteFrom('gang_sheet_files')
    .where('sheet_id', '=', sheetId)
    .returning('sha256')
    .execute()
  await tx
    .insertInto('gang_sheet_files')
    .values(
      files.map(({ name, sha256, byteSize }) => ({ sheet_id: sheetId, name, sha256, byte_size: byteSize })),
    )
    .execute()
  return before
    .filter((old) => !files.some(({ sha256 }) => sha256.equals(old.sha256)))
    .map(({ sha256 }) => ({ kind: 'sheet', sha256 }))
}

export async function recordInks(tx: Tx, sheetId: string, inks: readonly PrintInk[]): Promise<void> {
  await sql`
    UPDATE gang_sheet_prints AS p
    SET inked_area_mm2 = m.area, colour_coverage = m.colour, white_coverage = m.white
    FROM unnest(
      ${inks.map(({ jobId }) => jobId)}::uuid[], ${inks.map(({ inkedAreaMm2 }) => inkedAreaMm2)}::numeric[],
      ${inks.map(({ colourCoverage }) => colourCoverage)}::numeric[],
      ${inks.map(({ whiteCoverage }) => whiteCoverage)}::numeric[]) AS m(job_id, area, colour, white)
    WHERE p.sheet_id = ${sheetId} AND p.job_id = m.job_id`.execute(tx)
}

interface FoundFile {
  readonly sha256: string
  readonly byteSize: number
  readonly number: number
  readonly fileName: string | null
}

export async function findFile(
  database: Kysely<DB>,
  sheetId: string,
  name: GangSheetFileName,
): Promise<FoundFile | undefined> {
  const { rows } = await sql<FoundFile>`
    SELECT encode(f.sha256, 'hex') AS sha256, f.byte_size AS "byteSize", s.number,
      s.export ->> 'fileName' AS "fileName"
    FROM gang_sheet_files AS f JOIN gang_sheets AS s ON s.id = f.sheet_id
    WHERE f.sheet_id = ${sheetId} AND f.name = ${name} AND f.removed_at IS NULL`.execute(database)
  return rows[0]
}

/** In id order. Lock the orders first. */
export async function lockSheetsOfOrders(tx: Tx, orderIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM gang_sheets
    WHERE id IN (
      SELECT sp.sheet_id FROM gang_sheet_prints AS sp JOIN print_jobs AS j ON j.id = sp.job_id
      WHERE j.order_id = ANY(${[...orderIds]}::uuid[]))
    ORDER BY id FOR NO KEY UPDATE`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function failRunning(
  tx: Tx,
  sheetIds: readonly string[],
  failure: ExportFailure,
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE gang_sheets SET export_due = false, revision = revision + 1, updated_at = ${now}, updated_by = NULL,
      export = export || ${JSON.stringify({ state: 'failed', finishedAt: now.toISOString(), ...failure })}::jsonb
    WHERE id = ANY(${[...sheetIds]}::uuid[]) AND export ->> 'state' = 'running'
    RETURNING id`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function markFilesOfSheets(
  tx: Tx,
  sheetIds: readonly string[],
  now: Date,
): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`
    UPDATE gang_sheet_files SET removed_at = ${now}
    WHERE removed_at IS NULL AND sheet_id = ANY(${[...sheetIds]}::uuid[])
    RETURNING 'sheet' AS kind, sha256`.execute(tx)
  return rows
}

/**
 * If storage was only not mounted, the file turns up later and is removed then, because no row refers to it.
 */
export async function recordMissingFile(
  tx: Tx,
  file: { readonly sheetId: string; readonly name: GangSheetFileName; readonly sha256: string },
  now: Date,
): Promise<void> {
  const { rows } = await sql<StoredFile>`
    UPDATE gang_sheet_files SET removed_at = ${now}
    WHERE sheet_id = ${file.sheetId} AND name = ${file.name} AND sha256 = decode(${file.sha256}, 'hex')
      AND removed_at IS NULL
    RETURNING 'sheet' AS kind, sha256`.execute(tx)
  await requestFileRemoval(tx, rows, now)
}

/** A lost export has no `finishedAt`. */
export async function markOldFiles(
  tx: Tx,
  { before, now, limit }: { readonly before: Date; readonly now: Date; readonly limit: number },
): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`
    UPDATE gang_sheet_files AS f SET removed_at = ${now} WHERE (sheet_id, name) IN (
      SELECT g.sheet_id, g.name FROM gang_sheet_files AS g JOIN gang_sheets AS s ON s.id = g.sheet_id
      WHERE g.removed_at IS NULL AND s.state IN ('printed', 'voided') AND s.state_since < ${before}
        AND coalesce(s.export ->> 'finishedAt', s.export ->> 'heardAt', s.export ->> 'startedAt')::timestamptz
          < ${before}
      LIMIT ${limit})
    RETURNING 'sheet' AS kind, sha256`.execute(tx)
  return rows
}
