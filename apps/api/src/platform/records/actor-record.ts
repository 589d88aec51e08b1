import { encodeId } from './ids.ts'

interface ActorRecord {
  kind: 'admin' | 'system' | 'customer'
  id: string | null
  name: string
}

const NAMELESS = { admin: 'A team member', system: 'Platen', customer: 'The customer' } as const

/** `id` is the UUID of a team member, `name` their current name. */
export function toActorRecord(
  kind: ActorRecord['kind'],
  id: string | null,
  name: string | null,
): ActorRecord {
  return { kind, id: id === null ? null : encodeId('adminUser', id), name: name ?? NAMELESS[kind] }
}
