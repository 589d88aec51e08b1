import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '../../../platform/refusal.ts'
import { createImageSandbox, type InkMeasures, type ImageSandbox } from '../../selling/artworks/index.ts'
import { composeFilm } from './compose-film.ts'
import { type DrawnArtwork, planDrawings, type PlannedArtwork } from './film-plan.ts'
import { MM2_PER_PIXEL, sheetPixels } from './film-pixels.ts'
import type { FilmOutput } from './film-output.ts'
import type { FilmArtwork, FilmSheet, MadeFilm, PrintInk } from './film-sheet.ts'
import { UndrawableArtwork } from './undrawable-artwork.ts'

interface FilmOptions {
  readonly openArtwork: (id: string) => Promise<Buffer>
  /** Existing files with the names of `FILM_FILES` are replaced. */
  readonly into: string
  readonly output: FilmOutput
  /** 0 to 100, never decreasing. */
  readonly onProgress?: (percent: number) => void
  /** Stops the work at once and leaves nothing behind. */
  readonly signal?: AbortSignal
}

/** What an export needs of it. */
export type MakeFilm = (sheet: FilmSheet, options: FilmOptions) => Promise<Pick<MadeFilm, 'inks'>>

/**
 * Both parts run in separate processes, so that the service stays responsive: only the image sandbox opens
 * uploaded files. The files appear together, when all of them are complete.
 */
export async function makeFilm(
  sheet: FilmSheet,
  { openArtwork, into, output, onProgress, signal }: FilmOptions,
): Promise<MadeFilm> {
  signal?.throwIfAborted()
  await mkdir(into, { recursive: true })
  const workFolder = await mkdtemp(join(into, 'making-'))
  const progress = increasing(onProgress)
  try {
    const plan = planDrawings(sheet.prints, (index) => join(workFolder, `${index}.rgba`))
    const drawn = await drawArtworks(plan, {
      openArtwork,
      signal,
      onProgress: (done) => progress(done * DRAWING_PERCENT),
    })
    const inks = inksOf(sheet, drawn)
    const sizes = await composeFilm(
      { sheet, drawn, inks, output, folder: workFolder },
      { signal, onProgress: (done) => progress(DRAWING_PERCENT + done * (100 - DRAWING_PERCENT)) },
    )
    for (const { name } of Object.values(sizes)) await rename(join(workFolder, name), join(into, name))
    const { width, height } = sheetPixels(sheet)
    return { files: sizes, widthPx: width, heightPx: height, inks }
  } finally {
    // A process that was just killed may have written one more file.
    await rm(workFolder, { recursive: true, force: true, maxRetries: 5 })
  }
}

const DRAWING_PERCENT = 45
/** Enough for the largest artwork in many sizes; the usual limits are for one inspection. */
const DRAWING_LIMITS = { processes: 1, timeLimitMs: 180_000, memoryMb: 3072 } as const

interface Drawing {
  readonly openArtwork: FilmOptions['openArtwork']
  readonly signal: AbortSignal | undefined
  readonly onProgress: (done: number) => void
}

/**
 * Draws one of the largest and one of the smallest at a time, so that the two largest are never in memory
 * together.
 */
async function drawArtworks(
  plan: readonly PlannedArtwork[],
  { openArtwork, signal, onProgress }: Drawing,
): Promise<DrawnArtwork[]> {
  const sandboxes = [1, 2].map(() => createImageSandbox(DRAWING_LIMITS))
  const [large, small] = sandboxes
  let over = false
  const stop = () => {
    over = true
    sandboxes.forEach((sandbox) => sandbox.close())
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

  async function drawAll(
    sandbox: ImageSandbox | undefined,
    next: () => [number, PlannedArtwork] | undefined,
  ) {
    for (let turn = next(); sandbox !== undefined && turn !== undefined; turn = next()) {
      const [index, planned] = turn
      drawn[index] = { ...planned, inks: await drawOne(sandbox, planned) }
      onProgress(drawn.filter(Boolean).length / plan.length)
    }
  }

  async function drawOne(
    sandbox: ImageSandbox,
    { artwork, drawings }: PlannedArtwork,
  ): Promise<InkMeasures[]> {
    const bytes = await openArtwork(artwork.id)
    // A closed sandbox would start a new process.
    if (over) throw new Error('The drawing was stopped')
    try {
      return await sandbox.film(
        bytes,
        artwork.format,
        drawings.map(({ places: _places, ...drawing }) => drawing),
      )
    } catch (error) {
      throw named(error, artwork)
    }
  }
}

function pixelsOf({ drawings }: PlannedArtwork): number {
  return Math.max(...drawings.map(({ widthPx, heightPx }) => widthPx * heightPx))
}

function named(error: unknown, { fileName }: FilmArtwork): unknown {
  const isUndrawable = error instanceof Refusal && error.code === 'ARTWORK_REJECTED'
  return isUndrawable ? new UndrawableArtwork(fileName, error) : error
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

function increasing(report: FilmOptions['onProgress']): (percent: number) => void {
  let last = -1
  return (percent) => {
    const whole = Math.floor(percent)
    if (whole <= last) return
    last = whole
    report?.(whole)
  }
}
