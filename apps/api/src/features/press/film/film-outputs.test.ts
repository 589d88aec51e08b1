import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FilmOutput } from './film-output.ts'
import { FILM_FILES, type FilmFile } from './film-sheet.ts'
import { makeFilm } from './make-film.ts'
import { aPrint, aSheet, marker, USUAL_OUTPUT } from './testing/film-builders.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'film-outputs-'))
})
afterEach(() => rm(folder, { recursive: true }))

const RING = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><circle cx="150" cy="100" r="80" fill="#c30"/><circle cx="150" cy="100" r="30" fill="#fff"/><path d="M230 100h160" stroke="#036" stroke-width="2"/><rect x="300" y="120" width="80" height="60" fill="#000" opacity=".4"/></svg>',
)
const CHOKE_MM = 0.254
const finish = { halftone: null, knockOut: null, alphaThreshold: null, chokeMm: CHOKE_MM }

/** A plain print, one with a choke upright, and one turned. */
const SHEET = aSheet(
  [
    aPrint({ xMm: 5, yMm: 5, widthMm: 40, heightMm: 20 }),
    aPrint({ xMm: 50, yMm: 5, widthMm: 40, heightMm: 20, finish }),
    aPrint({ xMm: 5, yMm: 30, widthMm: 40, heightMm: 20, turned: true, finish }),
  ],
  { widthMm: 100, lengthMm: 80 },
)

const make = (output: Partial<FilmOutput>) =>
  makeFilm(SHEET, {
    openArtwork: () => Promise.resolve(RING),
    into: folder,
    output: { ...USUAL_OUTPUT, ...output },
  })

async function read(file: FilmFile) {
  const picture = sharp(join(folder, FILM_FILES[file]))
  const { data, info } = await (file === 'white' ? picture.extractChannel(0) : picture)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

test('TIFF has the pixels of PNG, its alpha, resolution and size', async () => {
  await make({ formats: ['png', 'tiff'] })
  const [png, tiff] = [await read('png'), await read('tiff')]
  expect([tiff.width, tiff.height, tiff.channels]).toEqual([png.width, png.height, 4])
  expect(tiff.data.equals(png.data)).toBe(true)
  expect(await sharp(join(folder, FILM_FILES.tiff)).metadata()).toMatchObject({
    ...{ format: 'tiff', density: 300, hasAlpha: true, space: 'srgb' },
  })
  expect(await readdir(folder)).not.toContain(FILM_FILES.pdf)
})

test('white covers the same places as the colours, inside their edge where a print has a choke', async () => {
  await make({ formats: ['png'], white: true })
  const [colour, white] = [await read('png'), await read('white')]
  expect([white.width, white.height, white.channels]).toEqual([colour.width, colour.height, 1])
  const alphaAt = (x: number, y: number) => colour.data[(y * colour.width + x) * 4 + 3] ?? 0
  const chokePx = (CHOKE_MM * 300) / 25.4
  const isNear = (x: number, y: number, distance: number) => {
    const reach = Math.ceil(distance)
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++)
        if (Math.hypot(dx, dy) < distance && alphaAt(x + dx, y + dy) < 13) return true
    }
    return false
  }
  let [plain, missing, inside, edge] = [0, 0, 0, 0]
  const firstChokedColumn = Math.round((47 * 300) / 25.4)
  const lastPlainRow = Math.round((27.5 * 300) / 25.4)
  for (let y = 8; y < colour.height - 8; y++) {
    for (let x = 8; x < colour.width - 8; x++) {
      const [alpha, found] = [alphaAt(x, y), white.data[y * white.width + x] ?? 0]
      const isPlain = x < firstChokedColumn && y < lastPlainRow
      if (isPlain) {
        if (alpha !== found) plain += 1
        continue
      }
      // Never where there is no colour, and as strong as it.
      if (found !== 0 && found !== alpha) missing += 1
      if (alpha < 13) continue
      if (isNear(x, y, chokePx + 0.5)) {
        if (found === 0) edge += 1
      } else if (found !== alpha) inside += 1
    }
  }
  expect([plain, missing, inside]).toEqual([0, 0, 0])
  expect(edge).toBeGreaterThan(5_000)
})

test('thin strokes keep their white, turned and upright alike', async () => {
  await make({ formats: ['png'], white: true })
  const white = await read('white')
  const at = (xMm: number, yMm: number) =>
    white.data[Math.round((yMm * 300) / 25.4) * white.width + Math.round((xMm * 300) / 25.4)]
  // The stroke is 0.2 mm thick, in the middle of the print.
  expect(Math.max(...[-0.1, 0, 0.1].map((off) => at(50 + 34, 15 + off) ?? 0))).toBeGreaterThan(200)
  expect(Math.max(...[-0.1, 0, 0.1].map((off) => at(15 + off, 30 + 34) ?? 0))).toBeGreaterThan(200)
})

test('a mirrored film is the film from behind, in every file', async () => {
  await make({ formats: ['png', 'tiff'], white: true })
  const files = ['png', 'tiff', 'white'] as const
  const before = await Promise.all(files.map(read))
  await make({ formats: ['png', 'tiff'], white: true, mirrored: true })
  for (const [index, file] of files.entries()) {
    const { data, ...raw } = before[index]!
    const flopped = await sharp(data, { raw })
      .toColourspace(file === 'white' ? 'b-w' : 'srgb')
      .flop()
      .raw()
      .toBuffer()
    expect((await read(file)).data.equals(flopped), file).toBe(true)
  }
})

test('the sRGB profile is embedded when it should be', async () => {
  const profiles = async () => {
    const [png, tiff] = await Promise.all(
      (['png', 'tiff'] as const).map((file) => sharp(join(folder, FILM_FILES[file])).metadata()),
    )
    const pdf = (await readFile(join(folder, FILM_FILES.pdf))).toString('latin1')
    return [png?.icc !== undefined, tiff?.icc !== undefined, pdf.includes('/ICCBased')]
  }
  await make({ formats: ['png', 'pdf', 'tiff'] })
  expect(await profiles()).toEqual([false, false, false])
  const before = await read('png')
  await make({ formats: ['png', 'pdf', 'tiff'], profile: true })
  expect(await profiles()).toEqual([true, true, true])
  expect((await read('png')).data.equals(before.data)).toBe(true)
})

test('a film without a print has empty files of the same size', async () => {
  await makeFilm(aSheet([]), {
    openArtwork: () => Promise.resolve(marker(20, 10)),
    into: folder,
    output: { ...USUAL_OUTPUT, formats: ['png', 'tiff'], white: true },
  })
  const [png, tiff, white] = await Promise.all((['png', 'tiff', 'white'] as const).map(read))
  expect([tiff!.width, tiff!.height]).toEqual([png!.width, png!.height])
  expect([white!.width, white!.height]).toEqual([png!.width, png!.height])
})
