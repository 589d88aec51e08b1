import type { Operation, Rights } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import type { Static, TArray } from 'typebox'
import { signedIn } from '../auth/guard.ts'
import { shareReads } from '../share-reads.ts'
import { compressibleAnswer } from './answers/compression.ts'
import { linkNextPage, type Page } from './answers/page.ts'
import type { Written } from './answers/written.ts'
import { route, type OperationRequest } from './route.ts'

type ReadOperation = Operation & {
  readonly access: NonNullable<Operation['access']>
  readonly params?: never
  readonly idempotent?: never
}
type ListOperation = ReadOperation & { readonly success: { readonly schema: TArray } }

/** All that an answer may depend on, beside the time. */
interface ReadRequest<Op extends ReadOperation> {
  readonly query: OperationRequest<Op>['query']
  readonly rights: Rights
}

interface Found {
  readonly json: string
  readonly next?: string | undefined
}

/**
 * What staff read again and again. A change makes all consoles ask for the same at the same moment: it is read, written
 * as JSON and compressed once for all who have the same rights. Everything else is done for each request.
 */
export function sharedRead<const Op extends ReadOperation>(
  app: FastifyInstance,
  operation: Op,
  read: (request: ReadRequest<Op>) => Promise<Static<Op['success']['schema']>>,
): void {
  serveTogether(app, operation, async (request: ReadRequest<Op>) => ({
    json: JSON.stringify(await read(request)),
  }))
}

type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never

/** The same for a page of a list. */
export function sharedList<const Op extends ListOperation>(
  app: FastifyInstance,
  operation: Op,
  read: (request: ReadRequest<Op>) => Promise<Page<ItemOf<Static<Op['success']['schema']>>>>,
): void {
  serveTogether(app, operation, async (request: ReadRequest<Op>) => {
    const { items, next } = await read(request)
    return { json: JSON.stringify(items), next }
  })
}

/** The same for records that are kept as JSON. */
export function sharedWrittenList<const Op extends ListOperation>(
  app: FastifyInstance,
  operation: Op,
  read: (request: ReadRequest<Op>) => Promise<Page<Written<ItemOf<Static<Op['success']['schema']>>>>>,
): void {
  serveTogether(app, operation, async (request: ReadRequest<Op>) => {
    const { items, next } = await read(request)
    return { json: `[${items.map(({ json }) => json).join()}]`, next }
  })
}

function serveTogether<Op extends ReadOperation>(
  app: FastifyInstance,
  operation: ReadOperation,
  read: (request: ReadRequest<Op>) => Promise<Found>,
): void {
  const ask = shareReads({
    keyOf,
    read: async (request: ReadRequest<Op>) => {
      const { json, next } = await read(request)
      return { answer: compressibleAnswer(json), next }
    },
  })
  route(app, operation, async ({ query, raw }, reply) => {
    const { rights } = signedIn(raw)
    const { answer, next } = await ask({ query: query as ReadRequest<Op>['query'], rights })
    linkNextPage(raw, reply, next)
    raw.sharedAnswer = answer
    return reply.type('application/json; charset=utf-8').send(answer.text)
  })
}

/** The same for the same parameters in another order. */
function keyOf({ query, rights }: { readonly query: unknown; readonly rights: Rights }): string {
  const parameters = Object.entries(query ?? {}).sort(([left], [right]) => (left < right ? -1 : 1))
  return JSON.stringify([rights, parameters])
}
