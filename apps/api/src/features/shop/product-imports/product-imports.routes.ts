import {
  createProductImport,
  createProductImportPreview,
  exportProducts as exportOperation,
} from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { authorOf } from '../../../platform/auth/guard.ts'
import { clientKey } from '../../../platform/http/client-address.ts'
import type { RateLimits } from '../../../platform/http/rate-limits.ts'
import { route } from '../../../platform/http/route.ts'
import type { UploadCapacity } from '../../../platform/http/uploads/upload-capacity.ts'
import { uploadRoute } from '../../../platform/http/uploads/upload-route.ts'
import type { VirusScan } from '../../../platform/http/uploads/virus-scan.ts'
import type { Platform } from '../../../platform/platform.ts'
import { productsAsTable } from './export-products.ts'
import { importProducts } from './import-products.ts'
import { previewImport, type ReadingDeps } from './preview-import.ts'

interface ProductImportDeps extends ReadingDeps, Pick<Platform, 'clock'> {
  readonly limits: RateLimits
  readonly uploadCapacity: UploadCapacity
  readonly virusScan: VirusScan
}

export function productImportRoutes(app: FastifyInstance, deps: ProductImportDeps): void {
  uploadRoute(app, createProductImportPreview, deps, (file, _once, { query }) =>
    previewImport(deps, file, query as Static<typeof createProductImportPreview.query>),
  )

  uploadRoute(app, createProductImport, deps, (file, { transaction }, request) => {
    const { preview, ...reading } = request.query as Static<typeof createProductImport.query>
    return importProducts({ ...deps, transaction }, { file, reading, preview, author: authorOf(request) })
  })

  route(app, exportOperation, async ({ query, raw }, reply) => {
    const { fileName, contentType, content } = await productsAsTable(deps, query, clientKey(raw.ip))
    reply.headers({
      'content-type': contentType,
      'content-disposition': `attachment; filename="${fileName}"`,
    })
    return reply.send(content)
  })
}
