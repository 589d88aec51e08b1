import { ID_PREFIXES, type RecordKind } from '@platen/contract'
import { TypeID } from 'typeid-js'
import { v7 } from 'uuid'

/** UUIDv7, so that with the creation time as `at` the primary key is ordered by time and lists can read ranges. */
export function newUuid(at?: Date): string {
  return at === undefined ? v7() : v7({ msecs: at.getTime() })
}

const LAST_ID_MS = 2 ** 48 - 1

/** The lowest UUIDv7 of a millisecond. Ids count milliseconds from 1970 in 48 bits; other times count as the nearest. */
export function firstUuidAt(at: Date): string {
  const milliseconds = Math.min(Math.max(at.getTime(), 0), LAST_ID_MS)
  const time = milliseconds.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}

/** `ord_…` for an order, and so on. */
export function encodeId(kind: RecordKind, uuid: string): string {
  return TypeID.fromUUID(ID_PREFIXES[kind], uuid).toString()
}

/** The contract has checked the form; any 128 bits are valid, and a made-up id just has no record. */
export function decodeId(kind: RecordKind, id: string): string {
  const bytes = TypeID.fromString(id, ID_PREFIXES[kind]).toUUIDBytes()
  return Buffer.from(bytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
