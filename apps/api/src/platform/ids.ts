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

/** The UUID inside a TypeID whose shape the contract has checked. */
export function decodeId(kind: RecordKind, id: string): string {
  return TypeID.fromString(id, ID_PREFIXES[kind]).toUUID()
}
