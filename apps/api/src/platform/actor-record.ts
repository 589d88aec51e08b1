import { encodeId } from './ids.ts'

/** Who did something, as the interface shows it. */
interface ActorRecord {
  kind: 'admin' | 'system' | 'customer'
  id: string | null
  name: string
}

const NAMELESS = { admin: 'Somebody of the team', system: 'Platen', customer: 'The customer' } as const

/** `id` is the UUID of a member of the team, `name` what the team calls them now. */
export function toActorRecord(
  kind: ActorRecord['kind'],
  id: string | null,
  name: string | null,
): ActorRecord {
  return { kind, id: id === null ? null : encodeId('adminUser', id), name: name ?? NAMELESS[kind] }
}
