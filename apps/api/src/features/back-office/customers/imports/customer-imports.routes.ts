import {
  createCustomerImport,
  createCustomerImportPreview,
  exportCustomers as exportOperation,
} from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { authorOf } from '../../../../platform/auth/guard.ts'
import { clientKey } from '../../../../platform/http/client-address.ts'
import type { RateLimits } from '../../../../platform/http/rate-limits.ts'
import { route } from '../../../../platform/http/route.ts'
import type { UploadCapacity } from '../../../../platform/http/uploads/upload-capacity.ts'
import { uploadRoute } from '../../../../platform/http/uploads/upload-route.ts'
import type { VirusScan } from '../../../../platform/http/uploads/virus-scan.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { customersAsTable } from './export-customers.ts'
import { importCustomers, previewCustomers, type ReadingDeps } from './import-customers.ts'

interface CustomerImportDeps extends ReadingDeps, Pick<Platform, 'clock' | 'transaction'> {
  readonly limits: RateLimits
  readonly uploadCapacity: UploadCapacity
  readonly virusScan: VirusScan
}

export function customerImportRoutes(app: FastifyInstance, deps: CustomerImportDeps): void {
  uploadRoute(app, createCustomerImportPreview, deps, (file, _once, { query }) =>
    previewCustomers(deps, file, query as Static<typeof createCustomerImportPreview.query>),
  )

  uploadRoute(app, createCustomerImport, deps, (file, { transaction }, request) => {
    const { preview, ...reading } = request.query as Static<typeof createCustomerImport.query>
    return importCustomers({ ...deps, transaction }, { file, reading, preview, author: authorOf(request) })
  })

  route(app, exportOperation, async ({ query, raw }, reply) => {
    const { fileName, contentType, content } = await customersAsTable(deps, {
      query,
      author: authorOf(raw),
      client: clientKey(raw.ip),
    })
    reply.headers({
      'content-type': contentType,
      'content-disposition': `attachment; filename="${fileName}"`,
    })
    return reply.send(content)
  })
}
