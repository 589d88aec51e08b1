import { artworkRejected } from './artwork-rejected.ts'
import { readSvgText } from './svg/svg-text.ts'

export type ArtworkFormat = 'png' | 'jpeg' | 'webp' | 'tiff' | 'svg' | 'pdf' | 'psd'

/** Drawn anew at each size, instead of being enlarged from pixels. */
export function isDrawing(format: ArtworkFormat): boolean {
  return format === 'svg' || format === 'pdf'
}

interface Signature {
  readonly at?: number
  readonly bytes: string
}

/** In Latin-1. A file matches a row when it has all signatures of the row. */
const SIGNATURES: readonly (readonly [ArtworkFormat, ...Signature[]])[] = [
  ['png', { bytes: '\x89PNG\r\n\x1a\n' }],
  ['jpeg', { bytes: '\xff\xd8\xff' }],
  ['webp', { bytes: 'RIFF' }, { at: 8, bytes: 'WEBP' }],
  ['tiff', { bytes: 'II*\0' }],
  ['tiff', { bytes: 'MM\0*' }],
  ['tiff', { bytes: 'II+\0' }],
  ['tiff', { bytes: 'MM\0+' }],
  // An Illustrator file is a PDF too.
  ['pdf', { bytes: '%PDF-' }],
  ['psd', { bytes: '8BPS\0\x01' }],
  ['psd', { bytes: '8BPS\0\x02' }],
]

const KNOWN_BUT_REFUSED: readonly (readonly [name: string, resolution: string, ...Signature[]])[] = [
  [
    'EPS or old Adobe Illustrator file',
    'Save the artwork as PDF or SVG, or as PNG with a transparent background.',
    { bytes: '%!PS' },
  ],
  [
    'EPS file',
    'Save the artwork as PDF or SVG, or as PNG with a transparent background.',
    { bytes: '\xc5\xd0\xd3\xc6' },
  ],
  ['GIF picture', 'Save the original artwork as PNG with a transparent background.', { bytes: 'GIF8' }],
  ['BMP picture', 'Save the picture as PNG.', { bytes: 'BM' }],
  ['HEIC or AVIF photo', 'Save the photo as JPEG or PNG, then upload that file.', { at: 4, bytes: 'ftyp' }],
  [
    'compressed file',
    'Unpack it first, then upload the artwork itself (for SVGZ: save as plain SVG).',
    { bytes: '\x1f\x8b' },
  ],
  ['ZIP archive', 'Unpack it first, then upload the artwork itself.', { bytes: 'PK\x03\x04' }],
]

/** Decides by the content alone; the name and the declared type do not matter. */
export function artworkFormatOf(bytes: Uint8Array): ArtworkFormat {
  if (bytes.length === 0) {
    throw artworkRejected('empty', 'The file is empty.', 'Choose the artwork again and upload it.')
  }
  for (const [format, ...signatures] of SIGNATURES) {
    if (matches(bytes, signatures)) return format
  }
  for (const [name, resolution, ...signatures] of KNOWN_BUT_REFUSED) {
    if (matches(bytes, signatures)) {
      throw artworkRejected('wrong_format', `The file is a ${name}, which cannot be printed.`, resolution)
    }
  }
  if (looksLikeSvg(bytes)) return 'svg'
  throw artworkRejected(
    'wrong_format',
    'The file is not a picture that can be printed.',
    'Upload the artwork as PNG, JPEG, WebP, TIFF, SVG, PDF, AI or PSD.',
  )
}

function matches(bytes: Uint8Array, signatures: readonly Signature[]): boolean {
  return signatures.every(({ at = 0, bytes: expected }) => {
    const found = bytes.subarray(at, at + expected.length)
    return Buffer.from(found).toString('latin1') === expected
  })
}

/** What may come before the root element: white space, comments, processing instructions, a document type. */
const PROLOG_PIECE = /\s+|<!--[^]*?-->|<\?[^]*?\?>|<!DOCTYPE(?:[^[>]|\[[^\]]*\])*>/y

/** Only looks for the root element; `refuseUnsafeSvg` checks the drawing. */
function looksLikeSvg(bytes: Uint8Array): boolean {
  const text = readSvgText(bytes.subarray(0, PROLOG_BYTES))
  if (text === undefined) return false
  let position = 0
  for (;;) {
    PROLOG_PIECE.lastIndex = position
    if (!PROLOG_PIECE.test(text)) break
    position = PROLOG_PIECE.lastIndex
  }
  return /^<(?:[\w.-]+:)?svg[\s/>]/.test(text.slice(position, position + 200))
}

/** The prolog of a drawing program is a few hundred bytes. */
const PROLOG_BYTES = 1_000_000
