import {
  createEstimateApproval,
  createEstimateChangesRequest,
  createEstimateConversion,
  createEstimateDecline,
  createEstimatePreview,
  createEstimateSending,
  createEstimateView,
  createEstimateWithdrawal,
  createEstimate as createEstimateOperation,
  ESTIMATE_STATUSES,
  getEstimate,
  getEstimateVersion,
  getEstimateVersionFile,
  getOfferedEstimate,
  getOfferedEstimateFile,
  listEstimates as listEstimatesOperation,
  updateEstimate as updateEstimateOperation,
} from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf, signedIn } from '../../../platform/auth/guard.ts'
import { DEFAULT_LIMIT, pageOf } from '../../../platform/http/answers/page.ts'
import { route } from '../../../platform/http/route.ts'
import { sharedList } from '../../../platform/http/shared-reads.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { searchWords } from '../../../platform/records/search-text.ts'
import { readTrackingToken } from '../../selling/orders/index.ts'
import { sendPdf } from '../documents/index.ts'
import {
  approveEstimate,
  declineEstimate,
  requestChanges,
  viewEstimate,
  type Customer,
} from './answer-estimate.ts'
import { draftOffer } from './draft-estimate.ts'
import { convertEstimate } from './convert-estimate.ts'
import { drawEstimate, type FileDeps } from './estimate-file.ts'
import { publishedOf, readEstimate, toSummary, unknownEstimate } from './estimate-record.ts'
import { listEstimates } from './estimate-list.store.ts'
import { findEstimate } from './estimates.store.ts'
import { findVersion } from './versions.store.ts'
import { getVersion, offeredEstimateOf, readOffered } from './offered-estimate.ts'
import { sendEstimate, withdrawEstimate } from './send-estimate.ts'
import { createEstimate, updateEstimate, type WriteDeps } from './write-estimate.ts'

type EstimateDeps = WriteDeps & FileDeps

export function estimateRoutes(app: FastifyInstance, deps: EstimateDeps): void {
  const idOf = ({ estimateId }: { readonly estimateId: string }) => decodeId('estimate', estimateId)

  sharedList(app, listEstimatesOperation, async ({ query }) => {
    const limit = query.limit ?? DEFAULT_LIMIT
    const statuses = query.status?.split(',')
    const rows = await listEstimates(
      deps.database,
      {
        before: query.cursor === undefined ? undefined : decodeId('estimate', query.cursor),
        statuses: statuses && ESTIMATE_STATUSES.filter((status) => statuses.includes(status)),
        validTo: query.validTo,
        leadId: query.leadId === undefined ? undefined : decodeId('lead', query.leadId),
        customerId: query.customerId === undefined ? undefined : decodeId('customer', query.customerId),
        q: query.q === undefined ? undefined : searchWords(query.q),
      },
      limit + 1,
    )
    return pageOf(rows.map(toSummary), limit, ({ id }) => id)
  })

  route(app, createEstimateOperation, ({ body, raw, transaction }) =>
    createEstimate({ ...deps, transaction }, { request: body, author: authorOf(raw) }),
  )

  route(app, createEstimatePreview, async ({ body, raw }) => {
    const [shop, now] = [await deps.shop.get(), deps.clock.now()]
    const { offer } = await draftOffer({ ...deps, shop, rights: signedIn(raw).rights, now }, body)
    const { lines, totals, currency } = await publishedOf(deps, offer, null)
    return { lines, totals, currency }
  })

  route(app, getEstimate, ({ params, raw }) => readEstimate(deps, idOf(params), signedIn(raw)))

  route(app, updateEstimateOperation, ({ params, body, raw }) =>
    updateEstimate(deps, { estimateId: idOf(params), request: body, author: authorOf(raw) }),
  )

  route(app, getEstimateVersion, async ({ params }) => {
    const estimate = await findEstimate(deps.database, idOf(params))
    const version = estimate && (await findVersion(deps.database, estimate.id, params.version))
    if (!estimate || !version) throw unknownEstimate()
    return {
      number: estimate.number,
      version: version.version,
      hash: version.hash,
      sentAt: version.sentAt.toISOString(),
      customerName: version.words?.customerName ?? null,
      ...(await publishedOf(deps, version.offer, version.words)),
    }
  })

  route(app, getEstimateVersionFile, async ({ params, raw }, reply) => {
    const estimate = await findEstimate(deps.database, idOf(params))
    const version = estimate && (await findVersion(deps.database, estimate.id, params.version))
    if (!estimate || !version) throw unknownEstimate()
    return sendPdf(raw, reply, await drawEstimate(deps, estimate, version))
  })

  route(app, createEstimateSending, ({ params, body, raw, transaction }) =>
    sendEstimate(
      { ...deps, transaction },
      { estimateId: idOf(params), revision: body.revision, author: authorOf(raw) },
    ),
  )

  route(app, createEstimateWithdrawal, ({ params, raw, transaction }) =>
    withdrawEstimate({ ...deps, transaction }, { estimateId: idOf(params), author: authorOf(raw) }),
  )

  route(app, createEstimateConversion, ({ params, raw, transaction }) =>
    convertEstimate({ ...deps, transaction }, { estimateId: idOf(params), author: authorOf(raw) }),
  )
}

/** For the customer, by the link. */
export function offeredEstimateRoutes(app: FastifyInstance, deps: EstimateDeps): void {
  route(app, getOfferedEstimate, ({ params }) => readOffered(deps, estimateOf(params.trackingToken)))

  route(app, getOfferedEstimateFile, async ({ params, raw }, reply) => {
    const estimate = await offeredEstimateOf(deps, params.trackingToken)
    return sendPdf(raw, reply, await drawEstimate(deps, estimate, await getVersion(deps.database, estimate)))
  })

  route(app, createEstimateView, ({ params, body }) =>
    viewEstimate(deps, estimateOf(params.trackingToken), body.version),
  )

  route(app, createEstimateApproval, ({ params, body, transaction, ...request }) =>
    approveEstimate({ ...deps, transaction }, customerOf(params.trackingToken, request), body),
  )

  route(app, createEstimateDecline, ({ params, body, transaction, ...request }) =>
    declineEstimate({ ...deps, transaction }, customerOf(params.trackingToken, request), body),
  )

  route(app, createEstimateChangesRequest, ({ params, body, transaction, ...request }) =>
    requestChanges({ ...deps, transaction }, customerOf(params.trackingToken, request), body),
  )

  function customerOf(
    token: string,
    { id, raw }: { readonly id: string; readonly raw: { readonly ip: string } },
  ): Customer {
    return { estimateId: estimateOf(token), requestId: id, address: raw.ip }
  }

  function estimateOf(token: string): string {
    const id = readTrackingToken(deps.keys.tracking, token, 'estimate')
    if (id === undefined) throw unknownEstimate()
    return id
  }
}
