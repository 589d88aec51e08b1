import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '../../platform/refusal.ts'
import { createLightTable, type InkMeasures, type LightTable } from '../artworks/index.ts'
import { composeFilm } from './compose-film.ts'
import { type DrawnArtwork, planDrawings, type PlannedArtwork } from './film-plan.ts'
import { MM2_PER_PIXEL, sheetPixels } from './film-pixels.ts'
import { FILM_FILES, type FilmArtwork, type FilmSheet, type MadeFilm, type PrintInk } from './film-sheet.ts'

interface MakeFilm {
  /** The file of an artwork, by its id, as it was uploaded. */
  readonly openArtwork: (id: string) => Promise<Buffer>
  /** The folder that receives the files of `FILM_FILES`. Files that are there under these names are replaced. */
  readonly into: string
  /** 0 to 100, never falling. */
  readonly onProgress?: (percent: number) => void
  /** Stops the work at once. Nothing is left behind. */
  readonly signal?: AbortSignal
}

/**
 * Makes the files of a gang sheet: the film as PNG (300 DPI, transparent) and as PDF in its true size, a sheet of
 * labels, a manifest, and a ZIP of them all.
 *
 *     artworks ─► light table ─► files of pixels ─► film process ─► PNG, PDF, labels, manifest, ZIP
 *                 (opens what                       (opens only
 *                 strangers sent)                   what we drew)
 *
 * Both are processes of their own, so that the service keeps its time and its memory. The files come into the folder
 * together, when all of them are whole. Refuses with ARTWORK_REJECTED when an artwork cannot be drawn.
 */
export async function makeFilm(
  sheet: FilmSheet,
  { openArtwork, into, onProgress, signal }: MakeFilm,
): Promise<MadeFilm> {
  signal?.throwIfAborted()
  await mkdir(into, { recursive: true })
  const workshop = await mkdtemp(join(into, 'making-'))
  const progress = neverFalling(onProgress)
  try {
    const plan = planDrawings(sheet.prints, (index) => join(workshop, `${index}.rgba`))
    const drawn = await drawArtworks(plan, {
      openArtwork,
      signal,
      onProgress: (done) => progress(done * DRAWING_PERCENT),
    })
    const inks = inksOf(sheet, drawn)
    const sizes = await composeFilm(
      { sheet, drawn, inks, folder: workshop },
      { signal, onProgress: (done) => progress(DRAWING_PERCENT + done * (100 - DRAWING_PERCENT)) },
    )
    for (const name of Object.values(FILM_FILES)) await rename(join(workshop, name), join(into, name))
    const { width, height } = sheetPixels(sheet)
    return { files: sizes, widthPx: width, heightPx: height, inks }
  } finally {
    // A process that was just killed may have made one more file meanwhile.
    await rm(workshop, { recursive: true, force: true, maxRetries: 5 })
  }
}

const DRAWING_PERCENT = 45
/** A drawing of the largest artwork in many sizes; the light table's usual 20 seconds are for one look. */
const DRAWING_LIMIT_MS = 180_000

interface Drawing {
  readonly openArtwork: MakeFilm['openArtwork']
  readonly signal: AbortSignal | undefined
  readonly onProgress: (done: number) => void
}

/**
 * Two at a time: one begins with the largest, the other with the smallest. So the two largest are never held at once,
 * and both come to their end together.
 */
async function drawArtworks(
  plan: readonly PlannedArtwork[],
  { openArtwork, signal, onProgress }: Drawing,
): Promise<DrawnArtwork[]> {
  const tables = [1, 2].map(() => createLightTable({ processes: 1, timeLimitMs: DRAWING_LIMIT_MS }))
  const [large, small] = tables
  let over = false
  const stop = () => {
    over = true
    tables.forEach((table) => table.close())
  }
  signal?.addEventListener('abort', stop)
  const drawn: DrawnArtwork[] = []
  const waiting = [...plan.entries()].sort(([, one], [, other]) => pixelsOf(one) - pixelsOf(other))
  try {
    await Promise.all([drawAll(large, () => waiting.pop()), drawAll(small, () => waiting.shift())])
    return drawn
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    signal?.removeEventListener('abort', stop)
    stop()
  }

  async function drawAll(table: LightTable | undefined, next: () => [number, PlannedArtwork] | undefined) {
    for (let turn = next(); table !== undefined && turn !== undefined; turn = next()) {
      const [index, planned] = turn
      drawn[index] = { ...planned, inks: await drawOne(table, planned) }
      onProgress(drawn.filter(Boolean).length / plan.length)
    }
  }

  async function drawOne(table: LightTable, { artwork, drawings }: PlannedArtwork): Promise<InkMeasures[]> {
    const bytes = await openArtwork(artwork.id)
    // A table that is closed would light again.
    if (over) throw new Error('The drawing was stopped')
    try {
      return await table.film(
        bytes,
        artwork.format,
        drawings.map(({ places: _places, ...drawing }) => drawing),
      )
    } catch (error) {
      throw named(error, artwork)
    }
  }
}

/** Of its largest drawing. */
function pixelsOf({ drawings }: PlannedArtwork): number {
  return Math.max(...drawings.map(({ widthPx, heightPx }) => widthPx * heightPx))
}

/** Whoever reads it has hundreds of artworks on the sheet. */
function named(error: unknown, { fileName }: FilmArtwork): unknown {
  if (!(error instanceof Refusal)) return error
  const { code, message, resolution } = error
  return new Refusal(code, `${fileName}: ${message}`, { resolution })
}

function inksOf({ prints }: FilmSheet, drawn: readonly DrawnArtwork[]): PrintInk[] {
  const inks: PrintInk[] = []
  for (const { drawings, inks: measures } of drawn) {
    drawings.forEach(({ places }, index) => {
      const ink = measures[index]
      for (const { print } of places) {
        const placed = prints[print]
        if (ink === undefined || placed === undefined) continue
        const { inkedPixels, colourCoverage, whiteCoverage } = ink
        const inkedAreaMm2 = Math.round(inkedPixels * MM2_PER_PIXEL * 10) / 10
        inks[print] = { jobId: placed.jobId, inkedAreaMm2, colourCoverage, whiteCoverage }
      }
    })
  }
  return inks
}

function neverFalling(report: MakeFilm['onProgress']): (percent: number) => void {
  let last = -1
  return (percent) => {
    const whole = Math.floor(percent)
    if (whole <= last) return
    last = whole
    report?.(whole)
  }
}
