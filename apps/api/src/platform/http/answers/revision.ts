import type { Operation } from '@platen/contract'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../refusal.ts'

/** The ETag of a record with a revision. */
export function revisionTag(revision: number): string {
  return `"${revision}"`
}

/** Whether the answer is one record with a revision. */
export function answersRevision({ method, success }: Operation): boolean {
  const { properties } = success.schema as { readonly properties?: object }
  return method === 'GET' && properties !== undefined && 'revision' in properties
}

/**
 * Compares `If-Match` with the revision in the body, which the operation compares with that of the record. Where a
 * request has no revision, the header is refused, so that nobody relies on a check that is not made.
 */
export function refuseUnmatched({ method, headers, body }: FastifyRequest): void {
  const wanted = headers['if-match']
  if (wanted === undefined || wanted.trim() === '*' || method === 'GET' || method === 'HEAD') return
  const { revision } = (typeof body === 'object' && body !== null ? body : {}) as { revision?: unknown }
  if (typeof revision !== 'number') {
    throw new Refusal('REVISION_CONFLICT', 'This operation compares no revision.', {
      details: {},
      resolution: 'Send the request without If-Match.',
    })
  }
  const tags = wanted.split(',').map((tag) => tag.trim())
  if (tags.includes(revisionTag(revision))) return
  throw new Refusal('REVISION_CONFLICT', `If-Match is ${wanted}, but the body has revision ${revision}.`, {
    details: {},
  })
}
