import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filmBox, pixelBox, type PixelBox } from './film-pixels.ts'
import { FILM_FILES, type FilmSheet } from './film-sheet.ts'
import { makeFilm } from './make-film.ts'
import { aPrint, aSheet, USUAL_OUTPUT } from './testing/film-builders.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'finished-film-'))
})
afterEach(() => rm(folder, { recursive: true }))

const make = (sheet: FilmSheet, openArtwork: (id: string) => Promise<Buffer>) =>
  makeFilm(sheet, { openArtwork, into: folder, output: USUAL_OUTPUT })

interface Film {
  readonly data: Buffer
  readonly width: number
}

async function readFilm(): Promise<Film> {
  const { data, info } = await sharp(join(folder, FILM_FILES.png)).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width }
}

const SHADED = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><defs><linearGradient id="g"><stop stop-color="#c30"/><stop offset="1" stop-color="#c30" stop-opacity="0"/></linearGradient></defs><rect width="400" height="150" fill="url(#g)"/><rect y="150" width="200" height="50" fill="#036"/></svg>',
)
const HALFTONE = { lpi: 45, angleDeg: 22.5, dot: 'round' } as const
const NO_FINISH = { halftone: null, knockOut: null, alphaThreshold: null, chokeMm: null }

test('each print of a sheet gets its own finish, and its ink is that of its pixels', async () => {
  const size = { widthMm: 60, heightMm: 30 }
  const prints = [
    aPrint({ ...size, xMm: 5, yMm: 5 }),
    aPrint({ ...size, xMm: 70, yMm: 5, finish: { ...NO_FINISH, halftone: HALFTONE } }),
    aPrint({ ...size, xMm: 5, yMm: 40, turned: true, finish: { ...NO_FINISH, halftone: HALFTONE } }),
    aPrint({
      ...size,
      xMm: 70,
      yMm: 40,
      finish: { ...NO_FINISH, knockOut: { hex: '#003366', tolerance: 5 } },
    }),
    aPrint({ ...size, xMm: 40, yMm: 75, finish: { ...NO_FINISH, alphaThreshold: 128 } }),
  ]
  const sheet = aSheet(prints, { widthMm: 140, lengthMm: 120 })
  const { inks } = await make(sheet, () => Promise.resolve(SHADED))
  const film = await readFilm()
  const found = prints.map((print) => inkOf(film, pixelBox(filmBox(print))))

  expect(found.map(({ shades }) => shades > 1000)).toEqual([true, false, false, true, false])
  for (const [index, { inkedPixels, white }] of found.entries()) {
    const ink = inks[index]!
    const inkedMm2 = (inkedPixels * 25.4 ** 2) / 300 ** 2
    expect(Math.abs(ink.inkedAreaMm2 / inkedMm2 - 1)).toBeLessThan(0.01)
    expect(Math.abs((ink.whiteCoverage * inkedPixels) / white - 1)).toBeLessThan(0.01)
  }
  // Dots take as much ink as the shades did, wherever they are and however they lie.
  expect(Math.abs(found[1]!.white / found[0]!.white - 1)).toBeLessThan(0.01)
  expect(found[2]!.white).toBe(found[1]!.white)
  // A quarter of the lower quarter is left out.
  expect(found[3]!.white).toBeLessThan(found[0]!.white * 0.8)
})

test('a sheet that is made again is the same, pixel by pixel', async () => {
  const finish = {
    ...NO_FINISH,
    halftone: HALFTONE,
    knockOut: { hex: '#cc3300', tolerance: 4 },
    chokeMm: 0.2,
  }
  const sheet = aSheet([aPrint({ widthMm: 60, heightMm: 30, finish })])
  await make(sheet, () => Promise.resolve(SHADED))
  const before = await readFile(join(folder, FILM_FILES.png))
  await make(sheet, () => Promise.resolve(SHADED))
  expect(await readFile(join(folder, FILM_FILES.png))).toEqual(before)
})

test('a choke takes white and no colour', async () => {
  const whole = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="100" height="100"/></svg>',
  )
  const size = { widthMm: 25.4, heightMm: 25.4, yMm: 5 }
  const { inks } = await make(
    aSheet([
      aPrint({ ...size, xMm: 5 }),
      aPrint({ ...size, xMm: 40, finish: { ...NO_FINISH, chokeMm: 0.254 } }),
    ]),
    () => Promise.resolve(whole),
  )
  expect(inks[1]).toEqual({ ...inks[0], whiteCoverage: expect.closeTo((294 / 300) ** 2, 3) as number })
})

/** Of the pixels of 5 % alpha and more. White in full pixels. */
function inkOf({ data, width }: Film, box: PixelBox) {
  let [inkedPixels, white, shades] = [0, 0, 0]
  for (let y = box.top; y < box.top + box.height; y++) {
    for (let x = box.left; x < box.left + box.width; x++) {
      const alpha = data[(y * width + x) * 4 + 3] ?? 0
      if (alpha > 0 && alpha < 255) shades += 1
      if (alpha < 13) continue
      inkedPixels += 1
      white += alpha / 255
    }
  }
  return { inkedPixels, white, shades }
}
