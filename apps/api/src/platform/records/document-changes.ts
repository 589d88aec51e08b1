import { isDeepStrictEqual } from 'node:util'

/** Null means that it was, or is, missing. */
export interface DocumentChange {
  /** `dpi.minimum`, or `zones[full_front].name` for a list member with an id. */
  readonly path: string
  readonly from: unknown
  readonly to: unknown
}

/** Lists without ids change as a whole. */
export function changesBetween(from: unknown, to: unknown, path = ''): DocumentChange[] {
  if (isDeepStrictEqual(from, to)) return []
  if (isObject(from) && isObject(to)) {
    return keysOf(from, to).flatMap((key) =>
      changesBetween(from[key], to[key], path === '' ? key : `${path}.${key}`),
    )
  }
  const [listed, relisted] = [byId(from), byId(to)]
  if (listed && relisted) {
    return keysOf(listed, relisted).flatMap((id) =>
      changesBetween(listed[id], relisted[id], `${path}[${id}]`),
    )
  }
  return [{ path, from: from ?? null, to: to ?? null }]
}

type JsonObject = Readonly<Record<string, unknown>>

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function keysOf(from: JsonObject, to: JsonObject): string[] {
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
}

function byId(value: unknown): JsonObject | undefined {
  if (!Array.isArray(value)) return undefined
  const members: [string, unknown][] = []
  for (const member of value as unknown[]) {
    if (!isObject(member) || typeof member.id !== 'string') return undefined
    members.push([member.id, member])
  }
  return Object.fromEntries(members)
}
