import {
  createDocument,
  createDocumentSending,
  exportDocuments,
  getBagLabels,
  getDocument,
  getDocumentFile,
  getOwnDocumentFile,
  getPackingSlip,
  listDocuments,
  listOwnDocuments,
} from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf } from '../../../platform/auth/guard.ts'
import { DEFAULT_LIMIT, linkNextPage, pageOf } from '../../../platform/http/answers/page.ts'
import { route } from '../../../platform/http/route.ts'
import { decodeId, encodeId } from '../../../platform/records/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { searchWords } from '../../../platform/records/search-text.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { lockOrder, readTrackingToken } from '../../selling/orders/index.ts'
import { readDocumentFile } from './document-file.ts'
import { shownDocument, toDocumentRecord } from './document-record.ts'
import { findDocumentRow, listDocumentRows } from './documents.store.ts'
import { documentsAsZip } from './export-documents.ts'
import { issueDocument } from './issue-document.ts'
import { findBilledOrder } from './issuing.store.ts'
import { bagLabels, packingSlip } from './packing-papers.ts'
import { sendDocument, unknownDocument } from './send-document.ts'
import { sendPdf } from './send-pdf.ts'

interface DocumentDeps extends Pick<
  Platform,
  'database' | 'transaction' | 'storage' | 'clock' | 'keys' | 'log'
> {
  readonly config: { readonly consoleUrl: string }
}

/** More than any order has. */
const MAX_OF_ORDER = 200

export function documentRoutes(app: FastifyInstance, deps: DocumentDeps): void {
  const { database, clock } = deps

  route(app, listDocuments, async ({ query, raw }, reply) => {
    const { cursor, limit = DEFAULT_LIMIT, q, orderId, ...filter } = query
    const rows = await listDocumentRows(
      database,
      {
        ...filter,
        after: cursor === undefined ? undefined : decodeId('document', cursor),
        orderId: orderId === undefined ? undefined : decodeId('order', orderId),
        words: q === undefined ? undefined : searchWords(q),
      },
      limit + 1,
    )
    const { items, next } = pageOf(rows, limit, ({ id }) => encodeId('document', id))
    linkNextPage(raw, reply, next)
    return items.map(toDocumentRecord)
  })

  route(app, getDocument, ({ params }) => readRecord(database, decodeId('document', params.documentId)))

  route(app, getDocumentFile, async ({ params, raw }, reply) => {
    const file = await readDocumentFile(deps, decodeId('document', params.documentId))
    if (!file) throw unknownDocument()
    return sendPdf(raw, reply, file)
  })

  route(app, createDocument, ({ params, body, raw, transaction }) =>
    transaction(async (tx) => {
      const { id: orderId } = await lockOrder(tx, decodeId('order', params.orderId))
      const issuing = { tx, orderId, now: clock.now(), author: authorOf(raw) }
      return readRecord(tx, await issueDocument(issuing, body))
    }),
  )

  route(app, createDocumentSending, ({ params, raw, transaction }) =>
    sendDocument(
      { transaction, clock },
      { documentId: decodeId('document', params.documentId), author: authorOf(raw) },
    ),
  )

  route(app, exportDocuments, async ({ query, raw }, reply) => {
    reply.headers({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="documents-${query.month}.zip"`,
    })
    return reply.send(raw.method === 'HEAD' ? '' : await documentsAsZip(deps, query.month))
  })

  route(app, getPackingSlip, async ({ params, raw }, reply) =>
    sendPdf(raw, reply, await packingSlip(deps, decodeId('order', params.orderId))),
  )

  route(app, getBagLabels, async ({ params, query, raw }, reply) => {
    const { paper = 'label', skip = 0 } = query
    return sendPdf(raw, reply, await bagLabels(deps, decodeId('order', params.orderId), { paper, skip }))
  })

  route(app, listOwnDocuments, async ({ params }) => {
    const orderId = await ownOrder(params.trackingToken)
    return (await listDocumentRows(database, { orderId }, MAX_OF_ORDER)).map(shownDocument)
  })

  route(app, getOwnDocumentFile, async ({ params, raw }, reply) => {
    const orderId = await ownOrder(params.trackingToken)
    const file = await readDocumentFile(deps, decodeId('document', params.documentId))
    if (file?.orderId !== orderId) throw unknownDocument()
    return sendPdf(raw, reply, file)
  })

  /** Nothing of an erased customer is given to a link that is still around. */
  async function ownOrder(token: string): Promise<string> {
    const id = readTrackingToken(deps.keys.tracking, token)
    const order = id === undefined ? undefined : await findBilledOrder(database, id)
    if (!order || order.isErased)
      throw new Refusal('RESOURCE_NOT_FOUND', 'There is no order with this tracking token.')
    return order.id
  }
}

async function readRecord(database: Platform['database'], id: string) {
  const row = await findDocumentRow(database, id)
  if (!row) throw unknownDocument()
  return toDocumentRecord(row)
}
