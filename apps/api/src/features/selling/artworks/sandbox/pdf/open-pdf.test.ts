import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { imageSandbox, inspectArtwork } from '../../inspect-artwork.ts'
import { shownPage, withShownPage } from '../../pdf-page.ts'
import { pdfOf, streamOf } from '../../testing/pdf-files.ts'

afterAll(() => imageSandbox.close())

const RED_SQUARE = '1 0 0 rg 20 20 60 60 re f'
const inspect = (bytes: Buffer) => inspectArtwork('a client', bytes)
const refusedAs = (reason: string): unknown =>
  expect.objectContaining({
    code: 'ARTWORK_REJECTED',
    fields: [expect.objectContaining({ reason })] as unknown,
  })

test('draws a page on a transparent ground and keeps it as a drawing', async () => {
  const { inspection, preview } = await inspect(pdfOf({ pages: [RED_SQUARE] }))
  expect(inspection).toMatchObject({
    format: 'pdf',
    vector: true,
    hasAlpha: true,
    widthPx: 2400,
    heightPx: 1200,
    inkAreaPercent: 18,
    pages: { count: 1, shown: 1 },
    // 200 points.
    statedWidthMm: 70.6,
    hasLiveText: false,
    carriedPictures: 0,
  })
  // Coordinates of PDF begin at the bottom.
  expect(inspection.emptyMarginPx).toEqual({ top: 240, right: 1440, bottom: 240, left: 240 })
  const { data } = await sharp(preview).raw().toBuffer({ resolveWithObject: true })
  expect([...data.subarray(0, 4)]).toEqual([0, 0, 0, 0])
})

test('draws the film at the printed size, not from the pixels that were inspected', async () => {
  const [width, height] = [5000, 2500]
  const picture = await imageSandbox.filmPicture('a client', pdfOf({ pages: [RED_SQUARE] }), 'pdf', {
    drawing: { widthPx: width, heightPx: height, crop: { left: 0, top: 0, width, height }, finish: null },
    layer: 'colour',
    part: undefined,
    sidePx: width,
  })
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)]
  expect([info.width, info.height]).toEqual([width, height])
  expect([pixel(499, 1250)[3], pixel(500, 1250), pixel(1999, 1250), pixel(2000, 1250)[3]]).toEqual([
    0,
    [255, 0, 0, 255],
    [255, 0, 0, 255],
    0,
  ])
})

test('measures a page of nothing but a picture in the pixels of the picture', async () => {
  const pixels = deflateSync(Buffer.alloc(300 * 150 * 3, 90)).toString('latin1')
  const picture = streamOf(
    pixels,
    '/Type /XObject /Subtype /Image /Width 300 /Height 150 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode',
  )
  const { inspection } = await inspect(
    pdfOf({
      pages: ['200 0 0 100 0 0 cm /P Do'],
      objects: [picture],
      resources: '<< /XObject << /P 3 0 R >> >>',
    }),
  )
  expect(inspection).toMatchObject({ vector: false, widthPx: 300, heightPx: 150, carriedPictures: 0 })
})

test('warns of text in a font that the file does not have', async () => {
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
  const { inspection } = await inspect(
    pdfOf({
      pages: ['BT /F 40 Tf 10 30 Td (Team) Tj ET'],
      objects: [font],
      resources: '<< /Font << /F 3 0 R >> >>',
    }),
  )
  expect(inspection).toMatchObject({ vector: true, hasLiveText: true })
})

test('draws the chosen page of ten thousand', async () => {
  const pages = Array.from({ length: 10_000 }, (_, index) =>
    index === 9_998 ? RED_SQUARE : '0 0 200 100 re f',
  )
  const pdf = pdfOf({ pages })
  expect((await inspect(pdf)).inspection).toMatchObject({
    inkAreaPercent: 100,
    pages: { count: 10_000, shown: 1 },
  })
  expect((await inspect(withShownPage(pdf, 9_999))).inspection).toMatchObject({
    inkAreaPercent: 18,
    pages: { count: 10_000, shown: 9_999 },
  })
  await expect(inspect(withShownPage(pdf, 10_001))).rejects.toThrow(refusedAs('damaged'))
})

test('a page chosen later takes the place of the one before', () => {
  const pdf = pdfOf({ pages: [RED_SQUARE] })
  const again = withShownPage(withShownPage(pdf, 2), 3)
  expect(again.equals(withShownPage(pdf, 3))).toBe(true)
  expect([shownPage(pdf), shownPage(again)]).toEqual([1, 3])
})

test('runs no script, draws no form and no comment', async () => {
  const script = '<< /S /JavaScript /JS (app.alert\\(1\\); while \\(true\\) {}) >>'
  const appearance = streamOf('0 0 1 rg 0 0 200 100 re f', '/Subtype /Form /BBox [0 0 200 100]')
  const widget =
    '<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (x) /Rect [0 0 200 100] /AP << /N 4 0 R >> /F 4 >>'
  const pdf = pdfOf({
    pages: [RED_SQUARE],
    objects: [script, appearance, widget],
    catalog: '/OpenAction 3 0 R /AA << /WC 3 0 R >> /AcroForm << /Fields [5 0 R] /NeedAppearances true >>',
  })
  const withAnnotation = Buffer.from(
    pdf.toString('latin1').replace('/Type /Page /', '/Type /Page /Annots [5 0 R] /'),
    'latin1',
  )
  expect((await inspect(withAnnotation)).inspection).toMatchObject({ inkAreaPercent: 18 })
})

test('refuses a PDF with a password', async () => {
  const encrypted = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${'a1'.repeat(32)}> /U <${'b2'.repeat(32)}> /P -44 >> /ID [<00> <00>]`
  await expect(inspect(pdfOf({ pages: [RED_SQUARE], trailer: encrypted }))).rejects.toThrow(
    refusedAs('password_protected'),
  )
})

test('refuses an Illustrator file without PDF inside', async () => {
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
  const notice =
    'BT /F 9 Tf 10 80 Td (This is an Adobe\\256 Illustrator\\256 File that was saved) Tj 0 -12 Td (without PDF Content.) Tj ET'
  await expect(
    inspect(pdfOf({ pages: [notice], objects: [font], resources: '<< /Font << /F 3 0 R >> >>' })),
  ).rejects.toThrow(refusedAs('ai_without_pdf'))
})

test.each([
  ['cut off', pdfOf({ pages: [RED_SQUARE] }).subarray(0, 300), 'damaged'],
  ['cut off where only its end is missing', pdfOf({ pages: [RED_SQUARE] }).subarray(0, -7), 'damaged'],
  ['of no objects', Buffer.from('%PDF-1.7\n%%EOF\n'), 'damaged'],
  ['of no pages', pdfOf({ pages: [] }), 'damaged'],
  ['with an empty page', pdfOf({ pages: [''] }), 'transparent'],
  [
    'that claims a page as wide as a street',
    pdfOf({ pages: [RED_SQUARE], mediaBox: '0 0 1000000000 3' }),
    'damaged',
  ],
  [
    'whose pattern is drawn a million times by each of many layers',
    pdfOf({
      pages: ['/P Do '.repeat(20)],
      objects: Array.from({ length: 12 }, (_, index) =>
        streamOf(
          index === 11 ? '0 0 200 100 re f' : `/P Do `.repeat(20),
          `/Type /XObject /Subtype /Form /BBox [0 0 200 100] /Resources << /XObject << /P ${4 + index} 0 R >> >> /Group << /S /Transparency >>`,
        ),
      ),
      resources: '<< /XObject << /P 3 0 R >> >>',
    }),
    'too_complex',
  ],
])('refuses a PDF %s', { timeout: 120_000 }, async (_, bytes, reason) => {
  await expect(inspect(bytes)).rejects.toThrow(refusedAs(reason))
})

test('a page that claims to be as large as a field is drawn like any other', async () => {
  const { inspection } = await inspect(
    pdfOf({ pages: ['0 0 900000 900000 re f'], mediaBox: '0 0 1000000 1000000' }),
  )
  expect(inspection).toMatchObject({ vector: true, widthPx: 2400, heightPx: 2400 })
})
