import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Entry, fromBuffer } from 'yauzl'
import { filmBox, pixelBox, type PixelBox } from './film-pixels.ts'
import { filesOf } from './film-output.ts'
import { FILM_FILES, type FilmPrint, type FilmSheet } from './film-sheet.ts'
import { makeFilm } from './make-film.ts'
import { aPrint, aSheet, marker, QUARTERS, USUAL_OUTPUT } from './testing/film-builders.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'make-film-'))
})
afterEach(() => rm(folder, { recursive: true }))

const openMarker = () => Promise.resolve(marker(200, 100))
const make = (sheet: FilmSheet, openArtwork: (id: string) => Promise<Buffer> = openMarker) =>
  makeFilm(sheet, { openArtwork, into: folder, output: USUAL_OUTPUT })

test('draws every print at its exact place and size, turned or not, and nothing else on the film', async () => {
  const prints = [
    aPrint({ xMm: 7.3, yMm: 12.1, widthMm: 31.7, heightMm: 15.9 }),
    aPrint({ xMm: 60.4, yMm: 12.1, widthMm: 31.7, heightMm: 15.9, turned: true, rotationDeg: 180 }),
    aPrint({ xMm: 7.3, yMm: 36.6, widthMm: 31.7, heightMm: 15.9 }),
  ]
  const sheet = aSheet(prints)
  const made = await make(sheet)
  expect([made.widthPx, made.heightPx]).toEqual([1181, 709])

  const film = await readFilm()
  expect([film.width, film.height]).toEqual([1181, 709])
  const boxes = prints.map((print) => pixelBox(filmBox(print)))
  expect(boxes[0]).toEqual({ left: 86, top: 143, width: 375, height: 188 })
  for (const [index, box] of boxes.entries()) {
    const { turned } = prints[index]!
    const { topLeft, topRight, bottomLeft, bottomRight } = QUARTERS
    expect(cornersOf(film, box)).toEqual(
      turned ? [bottomLeft, topLeft, bottomRight, topRight] : [topLeft, topRight, bottomLeft, bottomRight],
    )
    expect(around(film, box).filter(([, , , alpha]) => alpha !== 0)).toEqual([])
  }
  expect(unexpectedPixels(film, boxes)).toBe(0)
})

test('a trimmed print has the same pixels in the same places as the whole picture', async () => {
  const art = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><ellipse cx="190" cy="130" rx="110" ry="70" fill="#c30"/><path d="M90 80 290 190" stroke="#036" stroke-width="7"/></svg>',
  )
  const png = await sharp(art).png().toBuffer()
  const trim = { topMm: 4.3, rightMm: 7.1, bottomMm: 8.2, leftMm: 5.7 }
  const whole = { widthMm: 37.3, heightMm: 27.9, artwork: { ...aPrint().artwork, format: 'png' } } as const
  const size = { widthMm: 37.3 - 12.8, heightMm: 27.9 - 12.5 }
  const pictures = [
    aPrint({ ...whole, xMm: 7.3, yMm: 6.1 }),
    aPrint({ ...whole, xMm: 60.4, yMm: 6.1, turned: true }),
    aPrint({ ...whole, xMm: 7.4, yMm: 45.2 }),
  ]
  const trimmed = pictures.map((print) => ({
    ...print,
    ...size,
    trim,
    xMm: print.xMm + (print.turned ? trim.bottomMm : trim.leftMm),
    yMm: print.yMm + (print.turned ? trim.leftMm : trim.topMm),
  }))
  const sheet = { widthMm: 110, lengthMm: 80 }
  await make(aSheet(pictures, sheet), () => Promise.resolve(png))
  const before = await readFilm()
  const { inks } = await make(aSheet(trimmed, sheet), () => Promise.resolve(png))
  const after = await readFilm()
  expect(new Set(inks.map(({ inkedAreaMm2 }) => inkedAreaMm2)).size).toBe(1)
  for (const [index, print] of trimmed.entries()) {
    const box = pixelBox(filmBox(print))
    const picture = pixelBox(filmBox(pictures[index]!))
    let [inked, different] = [0, 0]
    for (let y = picture.top; y < picture.top + picture.height; y++) {
      for (let x = picture.left; x < picture.left + picture.width; x++) {
        const isInside = x >= box.left && x < box.left + box.width && y >= box.top && y < box.top + box.height
        const [one, other] = [pixel(before, x, y), pixel(after, x, y)]
        if (one[3] !== 0) inked += 1
        // Around it there may be marks now.
        if (isInside ? one.join() !== other.join() : one[3] !== 0) different += 1
      }
    }
    expect([inked > 20_000, different]).toEqual([true, 0])
  }

  const { pictures: drawn } = await readPdf(await readFile(join(folder, FILM_FILES.pdf)))
  const offMm = drawn.map(([a, b, c, d, x, y], index) => {
    const box = filmBox(trimmed[index]!)
    const left = Math.min(x!, x! + a! + c!)
    const top = sheet.lengthMm - Math.max(y!, y! + b! + d!)
    return Math.max(Math.abs(left - box.xMm), Math.abs(top - box.yMm))
  })
  expect(Math.max(...offMm)).toBeLessThan(25.4 / 300)
})

test('prints that touch do not bleed into each other', async () => {
  const prints = [0, 1, 2, 3, 4, 5].map((index) =>
    aPrint({ xMm: 5 + index * 12.3, yMm: 10, widthMm: 12.3, heightMm: 11.1, turned: false }),
  )
  await make(aSheet(prints))
  const film = await readFilm()
  const boxes = prints.map((print) => pixelBox(filmBox(print)))
  boxes.slice(1).forEach((box, index) => {
    expect(box.left).toBe(boxes[index]!.left + boxes[index]!.width)
    expect(pixel(film, box.left - 1, box.top + 2)).toEqual(QUARTERS.topRight)
    expect(pixel(film, box.left, box.top + 2)).toEqual(QUARTERS.topLeft)
  })
})

const FORMATS = {
  png: (bytes: Buffer) => sharp(bytes).png().toBuffer(),
  'png, 16 bits': (bytes: Buffer) => sharp(bytes).toColourspace('rgb16').png().toBuffer(),
  jpeg: (bytes: Buffer) =>
    sharp(bytes).flatten().jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer(),
  'jpeg, CMYK': (bytes: Buffer) =>
    sharp(bytes).flatten().toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer(),
  'jpeg, turned by its camera': (bytes: Buffer) =>
    sharp(bytes)
      .flatten()
      .rotate(-90)
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .toBuffer(),
  'png, mirrored by its Exif': (bytes: Buffer) =>
    sharp(bytes).flop().withMetadata({ orientation: 2 }).png().toBuffer(),
  webp: (bytes: Buffer) => sharp(bytes).webp({ lossless: true }).toBuffer(),
  tiff: (bytes: Buffer) => sharp(bytes).tiff({ compression: 'lzw' }).toBuffer(),
  svg: (bytes: Buffer) => Promise.resolve(bytes),
} as const

test('prints every format alike: upright, in sRGB, at the size of the print', async () => {
  const names = Object.keys(FORMATS) as (keyof typeof FORMATS)[]
  const files = new Map<string, Buffer>()
  for (const name of names) files.set(name, await FORMATS[name](marker(240, 120)))
  const prints = names.map((name, index) =>
    aPrint({
      xMm: 5 + 30 * (index % 3),
      yMm: 5 + 18 * Math.floor(index / 3),
      artwork: {
        ...aPrint().artwork,
        id: name,
        format: name.split(',')[0] as FilmPrint['artwork']['format'],
      },
    }),
  )
  await make(aSheet(prints), (id) => Promise.resolve(files.get(id)!))
  const film = await readFilm()
  for (const [index, name] of names.entries()) {
    const found = cornersOf(film, pixelBox(filmBox(prints[index]!)))
    const wanted = name === 'jpeg, CMYK' ? await asManaged(files.get(name)!) : Object.values(QUARTERS)
    const off = wanted.map((colour, corner) =>
      colour.map((value, channel) => Math.abs(value - found[corner]![channel]!)),
    )
    const tolerance = name.startsWith('jpeg') ? 6 : 0
    expect(Math.max(...off.flat()), `${name}: ${found.join(' ')}`).toBeLessThanOrEqual(tolerance)
  }
})

/** CMYK has no pure green, so colours are compared after colour management. */
async function asManaged(bytes: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(bytes)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return cornersOf({ data, ...info }, { left: 0, top: 0, width: info.width, height: info.height })
}

test('measures how much ink each print takes', async () => {
  const half = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect width="100" height="100" fill="#f00" opacity=".5"/></svg>',
  )
  const { inks } = await make(aSheet([aPrint({ widthMm: 50.8, heightMm: 25.4 })]), () =>
    Promise.resolve(half),
  )
  expect(inks).toEqual([
    { jobId: aPrint().jobId, inkedAreaMm2: 645.2, colourCoverage: 1.0039, whiteCoverage: 0.502 },
  ])
})

test('the PDF has one page in true size and stores every picture once', async () => {
  const prints = [
    aPrint({ xMm: 7.3, yMm: 12.1, widthMm: 31.7, heightMm: 15.9 }),
    aPrint({ xMm: 60.4, yMm: 12.1, widthMm: 31.7, heightMm: 15.9, turned: true }),
    aPrint({ xMm: 7.3, yMm: 36.6, widthMm: 20, heightMm: 10 }),
  ]
  await make(aSheet(prints))
  const bytes = await readFile(join(folder, FILM_FILES.pdf))
  expect(bytes.toString('latin1').match(/\/SMask/g)).toHaveLength(2)
  const { page, pictures } = await readPdf(bytes)
  expect(page.map((mm) => Math.round(mm * 100) / 100)).toEqual([100, 60])
  expect(pictures.map((matrix) => matrix.map((mm) => Math.round(mm * 100) / 100 + 0))).toEqual(
    [
      [31.7, 0, 0, 15.9, 7.3, 60 - 12.1 - 15.9],
      [0, -31.7, 15.9, 0, 60.4, 60 - 12.1],
      [20, 0, 0, 10, 7.3, 60 - 36.6 - 10],
    ].map((matrix) => matrix.map((mm) => Math.round(mm * 100) / 100)),
  )
})

test('a film longer than 200 inches keeps its true size in the PDF', async () => {
  await make(aSheet([], { lengthMm: 6_000, widthMm: 30 }))
  const { page } = await readPdf(await readFile(join(folder, FILM_FILES.pdf)))
  expect(page.map((mm) => Math.round(mm * 10) / 10)).toEqual([30, 6_000])
})

test('the ZIP contains all files under the number of the sheet', async () => {
  const { files } = await make(aSheet([aPrint()]))
  const zipped = await unzip(await readFile(join(folder, FILM_FILES.zip)))
  expect([...zipped.keys()]).toEqual([
    'GS-000042/GS-000042.png',
    'GS-000042/GS-000042.pdf',
    'GS-000042/GS-000042-labels.pdf',
    'GS-000042/GS-000042-manifest.csv',
    'GS-000042/GS-000042-manifest.json',
  ])
  expect(zipped.get('GS-000042/GS-000042.png')).toEqual(await readFile(join(folder, FILM_FILES.png)))
  expect(zipped.get('GS-000042/GS-000042-manifest.csv')).toEqual(await readFile(join(folder, 'manifest.csv')))
  expect((await readdir(folder)).sort()).toEqual(
    filesOf(USUAL_OUTPUT)
      .map((file) => FILM_FILES[file])
      .sort(),
  )
  expect(zipped.get('GS-000042/GS-000042.png')!.length).toBe(files.png?.byteSize)
})

test('the manifest lists every print and neutralises formulas in file names', async () => {
  const artwork = { ...aPrint().artwork, fileName: '=HYPERLINK("x")' }
  await make(aSheet([aPrint({ artwork }), aPrint({ yMm: 40, unit: '4/12' })]))
  const [header, first, second] = (await readFile(join(folder, 'manifest.csv'), 'utf8')).split('\r\n')
  expect(header).toMatch(/^sheet,position,job,order,unit,garment,colour,size,zone,xMm,yMm,widthMm,heightMm,/)
  expect(first).toContain(
    `GS-000042,1,${aPrint().jobId},PL-2026-000042,3/12,Heavy tee,Black,M,Full front,10,20,20,10,`,
  )
  expect(first).toContain(`"'=HYPERLINK(""x"")",${'a'.repeat(64)}`)
  expect(second).toContain('GS-000042,2,')
  const { sheet } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as { sheet: object }
  expect(sheet).toMatchObject({ prints: 2, widthPx: 1181, heightPx: 709, utilisationPercent: 6.7 })
})

test('has a label for every print', async () => {
  await make(aSheet([aPrint(), aPrint({ yMm: 40 })]))
  const data = new Uint8Array(await readFile(join(folder, FILM_FILES.labels)))
  const loading = getDocument({ data, verbosity: 0 })
  expect((await loading.promise).numPages).toBe(2)
  await loading.destroy()
})

test.each([0, 50])('leaves nothing behind when it is stopped at %d per cent', async (percent) => {
  const stop = new AbortController()
  const making = makeFilm(aSheet([aPrint()]), {
    openArtwork: openMarker,
    into: folder,
    output: USUAL_OUTPUT,
    signal: stop.signal,
    onProgress: (reached) => {
      if (reached >= percent) stop.abort()
    },
  })
  await expect(making).rejects.toMatchObject({ name: 'AbortError' })
  expect(await readdir(folder)).toEqual([])
})

test('refuses an artwork that cannot be drawn, names it, and leaves nothing behind', async () => {
  const making = make(aSheet([aPrint()]), () => Promise.resolve(Buffer.from('<svg>')))
  await expect(making).rejects.toMatchObject({
    code: 'ARTWORK_REJECTED',
    message: expect.stringMatching(/^marker\.svg: /) as string,
  })
  expect(await readdir(folder)).toEqual([])
})

interface Film {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

async function readFilm(): Promise<Film> {
  const { data, info } = await sharp(join(folder, FILM_FILES.png)).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function pixel({ data, width }: Film, x: number, y: number): number[] {
  return [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
}

function cornersOf(film: Film, { left, top, width, height }: PixelBox): number[][] {
  const [right, bottom] = [left + width - 1, top + height - 1]
  return [
    pixel(film, left, top),
    pixel(film, right, top),
    pixel(film, left, bottom),
    pixel(film, right, bottom),
  ]
}

function around(film: Film, { left, top, width, height }: PixelBox): number[][] {
  const [right, bottom] = [left + width, top + height]
  return [
    pixel(film, left - 1, top + 3),
    pixel(film, left + 3, top - 1),
    pixel(film, right, top + 3),
    pixel(film, left + 3, bottom),
  ]
}

function unexpectedPixels({ data, width, height }: Film, boxes: readonly PixelBox[]): number {
  let unexpected = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      if (data[at + 3] === 0 || (data[at] === 0 && data[at + 1] === 0 && data[at + 2] === 0)) continue
      const isInPrint = boxes.some(
        ({ left, top, width: across, height: along }) =>
          x >= left && x < left + across && y >= top && y < top + along,
      )
      if (!isInPrint) unexpected += 1
    }
  }
  return unexpected
}

const MM_PER_POINT = 25.4 / 72

async function readPdf(bytes: Buffer): Promise<{ page: number[]; pictures: number[][] }> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const page = await (await loading.promise).getPage(1)
  const [, , width = 0, height = 0] = page.view
  const { fnArray, argsArray } = await page.getOperatorList()
  const pictures: number[][] = []
  const saved: number[][] = []
  let matrix = [1, 0, 0, 1, 0, 0]
  fnArray.forEach((operation, index) => {
    if (operation === OPS.save) saved.push(matrix)
    else if (operation === OPS.restore) matrix = saved.pop() ?? matrix
    else if (operation === OPS.transform) matrix = times(matrix, argsArray[index] as number[])
    else if (operation === OPS.paintImageXObject || operation === OPS.paintInlineImageXObject)
      pictures.push(matrix.map((points) => points * MM_PER_POINT * page.userUnit))
  })
  const size = [width, height].map((points) => points * MM_PER_POINT * page.userUnit)
  await loading.destroy()
  return { page: size, pictures }
}

function times([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: number[], inner: number[]): number[] {
  const [a2 = 1, b2 = 0, c2 = 0, d2 = 1, e2 = 0, f2 = 0] = inner
  return [
    a * a2 + c * b2,
    b * a2 + d * b2,
    a * c2 + c * d2,
    b * c2 + d * d2,
    a * e2 + c * f2 + e,
    b * e2 + d * f2 + f,
  ]
}

async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) {
        reject(error)
        return
      }
      zip.on('end', () => resolve(files))
      zip.on('entry', (entry: Entry) => {
        zip.openReadStream(entry, (failure, stream) => {
          if (failure) {
            reject(failure)
            return
          }
          void stream.toArray().then((pieces) => {
            files.set(entry.fileName, Buffer.concat(pieces as Buffer[]))
            zip.readEntry()
          })
        })
      })
      zip.readEntry()
    })
  })
}
