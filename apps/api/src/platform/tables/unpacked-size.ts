const END = 0x06054b50
const ENTRY = 0x02014b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LONGEST_COMMENT = 0xffff
/** What a size is when the true one is in a ZIP64 field, which no spreadsheet of ours needs. */
const ELSEWHERE = 0xffffffff

/** What the files in a ZIP archive say they unpack to, together. Undefined if it is no archive. */
export function unpackedSize(bytes: Buffer): number | undefined {
  const end = findEnd(bytes)
  if (end === undefined) return undefined
  const entries = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  let total = 0
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + ENTRY_BYTES > end || bytes.readUInt32LE(at) !== ENTRY) return undefined
    const size = bytes.readUInt32LE(at + 24)
    total += size === ELSEWHERE ? Infinity : size
    at +=
      ENTRY_BYTES + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return total
}

function findEnd(bytes: Buffer): number | undefined {
  const earliest = Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT)
  for (let at = bytes.length - END_BYTES; at >= earliest; at -= 1)
    if (bytes.readUInt32LE(at) === END) return at
  return undefined
}
