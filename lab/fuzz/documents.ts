import { pdfOf, streamOf } from '../../apps/api/src/features/selling/artworks/testing/pdf-files.ts'
import { psdOf } from '../../apps/api/src/features/selling/artworks/testing/psd-files.ts'

const INK = '1 0 0 rg 20 20 60 60 re f'
const NO_PDF_INSIDE =
  'BT /F 9 Tf 10 80 Td (This is an Adobe\\256 Illustrator\\256 File that was saved) Tj 0 -12 Td (without PDF Content.) Tj ET'
const ENCRYPTED = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${'a1'.repeat(32)}> /U <${'b2'.repeat(32)}> /P -44 >> /ID [<00> <00>]`

/** PDF, AI and PSD files that do harm to programs that believe them. All have less than 3 MB. */
export const HOSTILE_DOCUMENTS: Readonly<Record<string, () => Buffer>> = {
  'that is a PDF with scripts': () =>
    pdfOf({
      pages: [INK],
      objects: ['<< /S /JavaScript /JS (while \\(true\\) {}) >>'],
      catalog: '/OpenAction 3 0 R /AA << /WC 3 0 R >>',
    }),
  'that is a PDF with forms': () =>
    pdfOf({
      pages: [INK],
      objects: [
        streamOf('0 0 1 rg 0 0 200 100 re f', '/Subtype /Form /BBox [0 0 200 100]'),
        '<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (x) /Rect [0 0 200 100] /AP << /N 3 0 R >> /F 4 >>',
      ],
      catalog: '/AcroForm << /Fields [4 0 R] /NeedAppearances true >>',
    }),
  'that is an encrypted PDF': () => pdfOf({ pages: [INK], trailer: ENCRYPTED }),
  'that is a PDF of 10,000 pages': () => pdfOf({ pages: Array<string>(10_000).fill(INK) }),
  'that is a PDF of an absurd size': () => pdfOf({ pages: [INK], mediaBox: '0 0 99999999 99999999' }),
  'that is a PDF which draws itself': () =>
    pdfOf({
      pages: ['/X Do'],
      objects: [
        streamOf(
          '/X Do /X Do',
          '/Type /XObject /Subtype /Form /BBox [0 0 200 100] /Resources << /XObject << /X 3 0 R >> >>',
        ),
      ],
      resources: '<< /XObject << /X 3 0 R >> >>',
    }),
  'that is a PDF which unpacks to much more': () =>
    pdfOf({
      pages: ['q 200 0 0 100 0 0 cm /X Do Q'],
      objects: [
        streamOf(
          'x',
          '/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /RunLengthDecode',
        ),
      ],
      resources: '<< /XObject << /X 3 0 R >> >>',
    }),
  'that is an AI without PDF inside': () =>
    pdfOf({
      pages: [NO_PDF_INSIDE],
      objects: ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
      resources: '<< /Font << /F 3 0 R >> >>',
    }),
  'that is a PSD of 900 megapixels': () => aPsd(30_000, 30_000),
  'that is a PSD of absurd dimensions': () => aPsd(0xffffffff, 0xffffffff),
  'that is a PSD of no size': () => aPsd(0, 0),
  'that is a PSD of many channels': () =>
    psdOf({ width: 10, height: 10, channels: Array.from({ length: 56 }, () => Buffer.alloc(100)) }),
  'that is a PSD which ends in its runs': () => {
    const psd = psdOf({
      ...{ width: 300, height: 300, compression: 'runs' },
      channels: Array.from({ length: 3 }, () => Buffer.alloc(90_000)),
    })
    return psd.subarray(0, psd.length / 2)
  },
}

/** As many pixels as its header says, of which the file has a hundred. */
function aPsd(width: number, height: number): Buffer {
  return psdOf({ width, height, channels: Array.from({ length: 3 }, () => Buffer.alloc(100)) })
}
