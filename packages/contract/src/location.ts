import type { Operation } from './operation.ts'
import { OPERATIONS } from './operations.ts'

export interface Location {
  /** With the name in braces. */
  readonly path: string
  /** Of the answer, or else of the request. */
  readonly name: string
}

/** Where the record that a 201 describes can be read by the same caller: the GET of one such record. */
export function locationOf({ success, access, idempotent, path }: Operation): Location | undefined {
  // What was removed can no longer be read.
  if (success.status !== 201 || !idempotent || path.endsWith('/removal')) return undefined
  const read = OPERATIONS.find(
    (candidate) =>
      candidate.method === 'GET' &&
      candidate.success.schema === success.schema &&
      Object.keys(candidate.params?.properties ?? {}).length === 1 &&
      (candidate.access === undefined) === (access === undefined),
  )
  if (!read) return undefined
  const [parameter = ''] = Object.keys(read.params?.properties ?? {})
  const name = /token$/i.test(parameter) ? parameter : 'id'
  // A thread is named by its order alone.
  if (name === 'id' && !('id' in propertiesOf(success.schema))) return undefined
  return { path: read.path.replace(`{${parameter}}`, `{${name}}`), name }
}

function propertiesOf(schema: object | undefined): object {
  return schema && 'properties' in schema ? (schema.properties ?? {}) : {}
}
