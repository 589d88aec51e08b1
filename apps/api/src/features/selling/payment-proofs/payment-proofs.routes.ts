import { uploadPaymentProof as uploadPaymentProofOperation } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { uploadRoute } from '../../../platform/http/uploads/upload-route.ts'
import type { VirusScan } from '../../../platform/http/uploads/virus-scan.ts'
import type { UploadCapacity } from '../../../platform/http/uploads/upload-capacity.ts'
import type { RateLimits } from '../../../platform/http/rate-limits.ts'
import type { Database } from '../../../platform/database/transaction.ts'
import { uploadPaymentProof, type UploadPaymentProofDeps } from './upload-payment-proof.ts'

interface PaymentProofRoutesDeps extends UploadPaymentProofDeps {
  readonly database: Database
  readonly limits: RateLimits
  readonly uploadCapacity: UploadCapacity
  readonly virusScan: VirusScan
}

/** Proofs of payment are never public. */
export function paymentProofRoutes(app: FastifyInstance, deps: PaymentProofRoutesDeps): void {
  uploadRoute(app, uploadPaymentProofOperation, deps, (file, { transaction }) =>
    uploadPaymentProof({ ...deps, transaction }, file),
  )
}
