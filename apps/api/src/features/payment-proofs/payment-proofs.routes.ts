import { uploadPaymentProof as uploadPaymentProofOperation } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { DB } from '../../platform/database/tables.generated.ts'
import { uploadContent } from '../../platform/http/receive-file.ts'
import { uploadRoute } from '../../platform/http/upload-route.ts'
import type { UploadRoom } from '../../platform/http/upload-room.ts'
import { answerOnce } from '../../platform/idempotency.ts'
import type { RateLimits } from '../../platform/rate-limits.ts'
import { uploadPaymentProof, type UploadPaymentProofDeps } from './upload-payment-proof.ts'

interface PaymentProofRoutesDeps extends UploadPaymentProofDeps {
  readonly database: Kysely<DB>
  readonly limits: RateLimits
  readonly uploadRoom: UploadRoom
}

/** Takes pictures and PDFs of transfer slips in. They can be named in a payment; the public never sees them again. */
export function paymentProofRoutes(app: FastifyInstance, deps: PaymentProofRoutesDeps): void {
  uploadRoute(app, uploadPaymentProofOperation, deps, (file, request, reply) =>
    answerOnce(
      deps,
      request,
      reply,
      ({ transaction }) => uploadPaymentProof({ ...deps, transaction }, file),
      { content: uploadContent(file), lookFirst: true },
    ),
  )
}
