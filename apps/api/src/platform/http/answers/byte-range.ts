import type { StoredRange } from '../../storage/storage.ts'

/**
 * The one range of `Range: bytes=…` (RFC 9110, 14.1.2). Undefined, for the whole file, if there are several ranges or
 * none that the file has: no status of the API says that a range is wrong.
 */
export function readByteRange(header: string | undefined, byteSize: number): StoredRange | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, byteSize - Number(last)) : Number(first)
  const end = first === '' || last === '' ? byteSize - 1 : Math.min(Number(last), byteSize - 1)
  return start <= end ? { start, end } : undefined
}
