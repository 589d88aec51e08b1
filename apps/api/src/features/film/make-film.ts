import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '../../platform/refusal.ts'
import { createLightTable } from '../artworks/index.ts'
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
    await rm(workshop, { recursive: true, force: true })
  }
}

const DRAWING_PERCENT = 45
/** A drawing of the largest artwork in many sizes; the light table's usual 20 seconds are for one look. */
const DRAWING_LIMIT_MS = 180_000
const SIDE_BY_SIDE = 2

interface Drawing {
  readonly openArtwork: MakeFilm['openArtwork']
  readonly signal: AbortSignal | undefined
  readonly onProgress: (done: number) => void
}

async function drawArtworks(
  plan: readonly PlannedArtwork[],
  { openArtwork, signal, onProgress }: Drawing,
): Promise<DrawnArtwork[]> {
  const table = createLightTable({ processes: SIDE_BY_SIDE, timeLimitMs: DRAWING_LIMIT_MS })
  const stop = () => table.close()
  signal?.addEventListener('abort', stop)
  const drawn: DrawnArtwork[] = []
  const waiting = plan.entries()
  try {
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, drawNext))
    return drawn
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    signal?.removeEventListener('abort', stop)
    table.close()
  }

  async function drawNext(): Promise<void> {
    for (const [index, planned] of waiting) {
      signal?.throwIfAborted()
      const { artwork, drawings } = planned
      const bytes = await openArtwork(artwork.id)
      signal?.throwIfAborted()
      const inks = await table
        .film(
          bytes,
          artwork.format,
          drawings.map(({ places: _places, ...drawing }) => drawing),
        )
        .catch((error: unknown) => {
          throw named(error, artwork)
        })
      drawn[index] = { ...planned, inks }
      onProgress(drawn.filter(Boolean).length / plan.length)
    }
  }
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
        const jobId = prints[print]?.jobId
        if (ink === undefined || jobId === undefined) continue
        const { inkedPixels, colourCoverage, whiteCoverage } = ink
        const inkedAreaMm2 = Math.round(inkedPixels * MM2_PER_PIXEL * 10) / 10
        inks[print] = { jobId, inkedAreaMm2, colourCoverage, whiteCoverage }
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
