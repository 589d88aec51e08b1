import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FilmSettingsRecord, GangSheetFileName } from '@platen/contract'
import type { Platform } from '../../../../platform/platform.ts'
import { encodeId } from '../../../../platform/records/ids.ts'
import { JobFailure, type Attempt } from '../../../../platform/jobs/job-plan.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { dayIn } from '@platen/formats/calendar'
import { storageKey } from '../../../../platform/storage/storage.ts'
import type { ShopCache } from '../../../selling/catalog/index.ts'
import { keepFile, requestFileRemoval, type StoredFile } from '../../../../platform/file-removal/index.ts'
import {
  FILM_FILES,
  filesOf,
  makeFilm,
  type FilmPrint,
  type FilmSheet,
  type MakeFilm,
  type PrintInk,
} from '../../film/index.ts'
import { sheetNumber } from '../../production/index.ts'
import { fileNameOf, getFilmSettings } from '../../film-settings/index.ts'
import { exportFailureOf, MissingArtwork } from './export-problem.ts'
import { failExport, finishExport } from './finish-export.ts'
import { inkByJob, layPieces, type LaidPiece } from './lay-pieces.ts'
import { FILE_TYPES } from './sheet-files.ts'
import {
  listPrintsForFilm,
  recordProgress,
  recordHeartbeat,
  type ExportRef,
  type PrintForFilm,
  type SheetFile,
} from './sheet-exports.store.ts'
import { listPieces } from '../sheet-pieces.store.ts'
import { findSheet, type SheetRow } from '../sheet-rows.store.ts'
import { makeWorkFolder } from './work-folders.ts'

export interface ExportDeps extends Pick<
  Platform,
  'database' | 'transaction' | 'pool' | 'storage' | 'clock'
> {
  readonly shop: Pick<ShopCache, 'get'>
  /** Most tests need no real film. */
  readonly makeFilm?: MakeFilm
}

/** The rest of the progress is the upload. */
const FILM_SHARE = 0.9
const PROGRESS_EVERY_MS = 1_000

/** Safe to call again: it starts over, and the result counts if the sheet still waits for it. */
export async function exportSheet(deps: ExportDeps, sheetId: string, attempt: Attempt): Promise<void> {
  const sheet = await findSheet(deps.database, sheetId)
  if (sheet?.export?.state !== 'running') return
  const ref = { sheetId, startedAt: sheet.export.startedAt }
  try {
    await recordHeartbeat(deps.database, ref, deps.clock.now())
    await makeFiles(deps, sheet, ref, attempt.signal)
  } catch (error) {
    if (error instanceof Cancelled) return
    const permanent = isPermanent(error)
    // While another attempt remains, a service that stops leaves the job to another replica or to its next start.
    if (permanent || attempt.isLast) await failExport(deps, ref, exportFailureOf(error))
    if (permanent) return
    throw error
  }
}

/** File storage or a busy machine may recover by the next attempt; artwork that cannot be drawn will not. */
function isPermanent(error: unknown): boolean {
  if (error instanceof Refusal) return error.code === 'ARTWORK_REJECTED'
  return error instanceof JobFailure && error.permanent
}

/** The sheet was voided, or its export was started again. */
class Cancelled extends Error {}

async function makeFiles(
  deps: ExportDeps,
  sheet: SheetRow,
  ref: ExportRef,
  stopping: AbortSignal,
): Promise<void> {
  const cancelled = new AbortController()
  const signal = AbortSignal.any([stopping, cancelled.signal])
  const report = progressReporter(deps, ref, cancelled)
  const folder = await makeWorkFolder()
  try {
    const jobs = await listPrintsForFilm(deps.database, sheet.id)
    const prints = layPieces(jobs, await listPieces(deps.database, sheet.id))
    const film = await filmSheetOf(deps, sheet, prints)
    const { filmExport } = await getFilmSettings(deps.database)
    const output = { ...filmExport, name: nameOf(film, filmExport) }
    const made = await (deps.makeFilm ?? makeFilm)(film, {
      output,
      openArtwork: artworkOpener(deps, prints),
      into: folder,
      onProgress: (percent) => report(percent * FILM_SHARE),
      signal,
    })
    const files: SheetFile[] = []
    for (const file of filesOf(output)) files.push(await fileIn(folder, FILM_FILES[file]))
    await scheduleRemoval(deps, files)
    for (const [index, file] of files.entries()) {
      signal.throwIfAborted()
      await put(deps, folder, file)
      report(100 * (FILM_SHARE + (1 - FILM_SHARE) * ((index + 1) / files.length)))
    }
    if (
      !(await finishExport(deps, ref, {
        files,
        inks: [...inkByJob(uuidsOf(made.inks, jobs)), ...withoutInk(jobs)],
        fileName: output.name,
      }))
    ) {
      throw new Cancelled()
    }
    for (const file of files) await keepFile(deps, storedFileOf(file), () => put(deps, folder, file))
  } catch (error) {
    if (cancelled.signal.aborted) throw new Cancelled()
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function progressReporter({ database, clock }: ExportDeps, ref: ExportRef, cancelled: AbortController) {
  let last = performance.now()
  return (percent: number): void => {
    const now = performance.now()
    if (now - last < PROGRESS_EVERY_MS) return
    last = now
    recordProgress(database, ref, Math.min(99, Math.floor(percent)), clock.now()).then(
      (isRunning) => {
        if (!isRunning) cancelled.abort()
      },
      // The next report may succeed.
      () => undefined,
    )
  }
}

async function filmSheetOf(
  { shop, clock }: ExportDeps,
  sheet: SheetRow,
  prints: readonly LaidPiece[],
): Promise<FilmSheet> {
  const { timeZone } = await shop.get()
  return {
    number: sheetNumber(sheet.number),
    date: dayIn(timeZone, clock.now()),
    widthMm: sheet.film.widthMm,
    lengthMm: sheet.lengthMm,
    sideMarginMm: sheet.film.sideMarginMm,
    leadMm: sheet.film.leadMm,
    prints: prints.filter((print) => !print.void).map(toFilmPrint),
  }
}

function nameOf(
  { number, date, widthMm, lengthMm, prints }: FilmSheet,
  { fileName }: FilmSettingsRecord['filmExport'],
): string {
  return fileNameOf(fileName, {
    ...{ sheet: number, date, length: lengthMm.toFixed(0), width: widthMm.toFixed(0) },
    prints: String(prints.length),
  })
}

function toFilmPrint(print: LaidPiece): FilmPrint {
  return {
    jobId: encodeId('printJob', print.jobId),
    orderNumber: print.orderNumber,
    unit: `${print.unit}/${print.quantity}`,
    garmentName: print.garmentName,
    colour: print.colour,
    size: print.size,
    zone: print.zoneName,
    xMm: print.xMm,
    yMm: print.yMm,
    widthMm: print.widthMm,
    heightMm: print.heightMm,
    trim: print.trim,
    turned: print.turned,
    ofSheet: print.ofSheet,
    rotationDeg: print.rotationDeg,
    finish: print.finish,
    artwork: {
      id: encodeId('artwork', print.artworkId),
      fileName: print.artworkFileName,
      sha256: print.artworkSha256,
      format: print.artworkFormat,
    },
  }
}

function artworkOpener(
  { storage }: ExportDeps,
  prints: readonly PrintForFilm[],
): (id: string) => Promise<Buffer> {
  const byId = new Map(prints.map((print) => [encodeId('artwork', print.artworkId), print]))
  return async (id) => {
    const print = byId.get(id)
    const bytes = print && (await storage.get(storageKey('artwork', print.artworkSha256)))
    if (!bytes) throw new MissingArtwork(print?.orderNumber ?? '')
    return bytes
  }
}

async function fileIn(folder: string, name: GangSheetFileName): Promise<SheetFile> {
  const hash = createHash('sha256')
  let byteSize = 0
  for await (const chunk of createReadStream(join(folder, name)) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    byteSize += chunk.length
  }
  return { name, sha256: hash.digest(), byteSize }
}

/**
 * Called before the upload: however the export ends, even by a crash, files without a sheet are removed.
 * `keepFile` cancels the removal.
 */
async function scheduleRemoval(
  { transaction, clock }: ExportDeps,
  files: readonly SheetFile[],
): Promise<void> {
  await transaction((tx) => requestFileRemoval(tx, files.map(storedFileOf), clock.now()))
}

function storedFileOf({ sha256 }: SheetFile): StoredFile {
  return { kind: 'sheet', sha256 }
}

function put({ storage }: ExportDeps, folder: string, { name, sha256 }: SheetFile): Promise<void> {
  return storage.putFile(storageKey('sheet', sha256.toString('hex')), join(folder, name), FILE_TYPES[name])
}

function uuidsOf(inks: readonly PrintInk[], prints: readonly PrintForFilm[]): PrintInk[] {
  const uuids = new Map(prints.map(({ jobId }) => [encodeId('printJob', jobId), jobId]))
  return inks.flatMap((ink) => {
    const jobId = uuids.get(ink.jobId)
    return jobId === undefined ? [] : [{ ...ink, jobId }]
  })
}

/** Void prints are not on the film and take no ink. */
function withoutInk(prints: readonly PrintForFilm[]): PrintInk[] {
  return prints
    .filter((print) => print.void)
    .map(({ jobId }) => ({ jobId, inkedAreaMm2: 0, colourCoverage: 0, whiteCoverage: 0 }))
}
