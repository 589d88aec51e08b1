import { ID_PREFIXES, type RecordKind } from '@platen/contract'
import { TypeID } from 'typeid-js'
import { v7 } from 'uuid'

/** A new UUIDv7. The database keeps UUIDs; the interface shows them as TypeIDs. */
export function newUuid(): string {
  return v7()
}

/** `ord_…` for the UUID of an order, and so on. */
export function encodeId(kind: RecordKind, uuid: string): string {
  return TypeID.fromUUID(ID_PREFIXES[kind], uuid).toString()
}

/**
 * The UUID inside a TypeID whose shape the contract has checked. Any 128 bits will do: an id that was made up is not
 * malformed, there is just no such record.
 */
export function decodeId(kind: RecordKind, id: string): string {
  const bytes = TypeID.fromString(id, ID_PREFIXES[kind]).toUUIDBytes()
  return Buffer.from(bytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
