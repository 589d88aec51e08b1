import { randomFillSync } from 'node:crypto'
import { ID_PREFIXES, type RecordKind } from '@platen/contract'
import { v7 } from 'uuid'

/** Filled at once, because the system call costs more than the bytes. */
const random = Buffer.alloc(4096)
let used = random.length

let lastMs = 0
let sequence = 0

/**
 * UUIDv7, so that with the creation time as `at` the primary key is ordered by time and lists can read ranges. Without
 * it, each is greater than the one before.
 */
export function newUuid(at?: Date): string {
  const bytes = randomBytes()
  if (at !== undefined) return v7({ msecs: at.getTime(), random: bytes })
  const now = Date.now()
  if (now > lastMs) {
    lastMs = now
    sequence = bytes.readUInt32LE() >>> 1
  } else {
    sequence += 1
  }
  return v7({ msecs: lastMs, seq: sequence, random: bytes })
}

function randomBytes(): Buffer {
  if (used === random.length) {
    randomFillSync(random)
    used = 0
  }
  used += 16
  return random.subarray(used - 16, used)
}

const LAST_ID_MS = 2 ** 48 - 1

/** The lowest UUIDv7 of a millisecond. Ids count milliseconds from 1970 in 48 bits; other times count as the nearest. */
export function firstUuidAt(at: Date): string {
  const milliseconds = Math.min(Math.max(at.getTime(), 0), LAST_ID_MS)
  const time = milliseconds.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}

/** Crockford's, as TypeID writes it. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz'
const HEX = '0123456789abcdef'
const VALUES = new Uint8Array(128)
for (let value = 0; value < DIGITS.length; value += 1) VALUES[DIGITS.charCodeAt(value)] = value
const DIGIT_CODES = Buffer.from(DIGITS)
const DASH = '-'.charCodeAt(0)
const HEX_VALUES = new Uint8Array(128)
for (let value = 0; value < HEX.length; value += 1) HEX_VALUES[HEX.charCodeAt(value)] = value

/** Written as bytes, because a text that grows by each digit takes twice the time. */
const written = Buffer.alloc(26)

/** `ord_…` for an order, and so on: a [TypeID](https://github.com/jetify-com/typeid). */
export function encodeId(kind: RecordKind, uuid: string): string {
  // 26 digits of 5 bits hold the 128 bits with two zeros in front.
  let held = 0
  let bits = 2
  let digits = 0
  for (let at = 0; at < uuid.length; at += 1) {
    const code = uuid.charCodeAt(at)
    if (code === DASH) continue
    held = ((held << 4) | (HEX_VALUES[code] ?? 0)) & 0xff
    bits += 4
    if (bits < 5) continue
    bits -= 5
    written[digits] = DIGIT_CODES[(held >> bits) & 31] ?? 0
    digits += 1
  }
  return `${ID_PREFIXES[kind]}_${written.toString('latin1', 0, digits)}`
}

/** The contract has checked the form; any 128 bits are valid, and a made-up id just has no record. */
export function decodeId(kind: RecordKind, id: string): string {
  let uuid = ''
  let held = 0
  let bits = -2
  for (let at = ID_PREFIXES[kind].length + 1; at < id.length; at += 1) {
    held = ((held << 5) | (VALUES[id.charCodeAt(at)] ?? 0)) & 0xff
    for (bits += 5; bits >= 4;) {
      bits -= 4
      if (uuid.length === 8 || uuid.length === 13 || uuid.length === 18 || uuid.length === 23) uuid += '-'
      uuid += HEX.charAt((held >> bits) & 15)
    }
  }
  return uuid
}
