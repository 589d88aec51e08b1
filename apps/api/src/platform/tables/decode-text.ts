import { TableRefused } from './table-refused.ts'
import type { Encoding } from './table.ts'

interface DecodedText {
  readonly text: string
  readonly encoding: Encoding
}

const NOT_TEXT = /[\0-\x08\x0e-\x1f]/
/** Any bytes can be read as Windows-1252, which has no letters for these. */
const NOT_1252 = /[\0-\x08\x0e-\x1f\x7f\x81\x8d\x8f\x90\x9d]/

/** By its byte order mark, else by what the bytes can be. Windows-1252 is what older programs in the West write. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = encodingOf(bytes)
  const text = decode(bytes, encoding)
  if (text === undefined || (encoding === 'windows-1252' ? NOT_1252 : NOT_TEXT).test(text))
    throw unreadableLetters()
  return { text, encoding }
}

function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return (
    wideEncodingOf(bytes.subarray(0, 2000)) ??
    (decode(bytes, 'utf-8') === undefined ? 'windows-1252' : 'utf-8')
  )
}

/** Without a mark, from the zeros that common letters and separators have as one of their two bytes. */
function wideEncodingOf(bytes: Uint8Array): Encoding | undefined {
  const zerosAt = (side: number) => bytes.filter((byte, index) => byte === 0 && index % 2 === side).length
  const [even, odd] = [zerosAt(0), zerosAt(1)]
  const enough = bytes.length / 4
  if (odd > enough && even < odd / 10) return 'utf-16le'
  if (even > enough && odd < even / 10) return 'utf-16be'
  return undefined
}

function decode(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function unreadableLetters(): TableRefused {
  return new TableRefused({
    reason: 'unreadable_letters',
    message: 'The letters of the file cannot be read: it is not text, or its encoding is unusual.',
    resolution: 'Save the table as “CSV UTF-8” or as XLSX, then send that file.',
  })
}
