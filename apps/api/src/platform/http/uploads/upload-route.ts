import { Socket } from 'node:net'
import multipart from '@fastify/multipart'
import type { Operation } from '@platen/contract'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import type { RateLimits } from '../rate-limits.ts'
import { clientKey } from '../client-address.ts'
import { replyWithError } from '../answers/error-reply.ts'
import {
  notAForm,
  receiveFile,
  checkUploadHeaders,
  uploadContent,
  type Upload,
  type UploadedFile,
} from './receive-file.ts'
import { respondOnce, type Once } from '../idempotency.ts'
import { LEAST_PACE, watchPace, type Pace } from './body-pace.ts'
import { serve } from '../route.ts'
import type { VirusScan } from './virus-scan.ts'
import type { UploadSlot, UploadCapacity } from './upload-capacity.ts'

/** Checking a file may have to wait for others, so the connection may be idle longer than between requests. */
const PROCESSING_TIMEOUT_MS = 5 * 60_000

interface UploadDeps {
  readonly limits: RateLimits
  readonly uploadCapacity: UploadCapacity
  readonly virusScan: VirusScan
  readonly pace?: Pace
}

/** All received bytes count against the client's quota. The file may stay in memory until the handler returns. */
export function uploadRoute(
  app: FastifyInstance,
  operation: Operation & { readonly upload: Upload },
  { limits, uploadCapacity, virusScan, pace = LEAST_PACE }: UploadDeps,
  handler: (file: UploadedFile, once: Once, request: FastifyRequest) => Promise<object>,
): void {
  const { upload } = operation
  void app.register((scope, _options, done) => {
    void scope.register(multipart)
    scope.removeAllContentTypeParsers()
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      drainRequest(request, 2 * upload.maxBytes, pace)
      return replyWithError(
        error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' ? notAForm() : error,
        request,
        reply,
      )
    })
    serve(scope, operation, async ({ raw: request }, reply) => {
      checkUploadHeaders(request, upload)
      const client = clientKey(request.ip)
      // Counts nothing yet, but refuses a client over its quota before it sends 50 MB.
      await limits.consume('artwork-bytes', client, 0)
      const slot = uploadCapacity.acquire(client)
      // An upload takes minutes and has its own capacity; it would keep a place from a hundred reads.
      request.releaseSlot()
      try {
        const file = await receiveCounted(request, slot, client)
        extendIdleTimeout(request)
        // Checking the file is expensive, so a stored response is looked up first.
        const scanAndHandle = async (once: Once) => {
          await virusScan(file.bytes)
          return handler(file, once, request)
        }
        return await respondOnce(app.idempotency, request, reply, scanAndHandle, {
          content: uploadContent(file, operation.query && request.query),
          checkFirst: true,
        })
      } finally {
        slot.release()
      }
    })
    done()
  })

  /** Also counts the bytes of an aborted upload. */
  async function receiveCounted(
    request: FastifyRequest,
    slot: UploadSlot,
    client: string,
  ): Promise<UploadedFile> {
    let received = 0
    const count = () => limits.consume('artwork-bytes', client, received)
    const file = await receiveFile(request, upload, { slot, pace }, (bytes) => (received += bytes)).catch(
      async (refusal: unknown) => {
        await count().catch(() => undefined)
        throw refusal
      },
    )
    await count()
    return file
  }
}

/** The server restores its normal timeout with the next request. */
function extendIdleTimeout({ raw }: FastifyRequest): void {
  // Injected requests in tests have no socket.
  if (raw.socket instanceof Socket) raw.socket.setTimeout(PROCESSING_TIMEOUT_MS)
}

/** A client that is disconnected while sending never sees the response, so up to `maxBytes` of the rest are read. */
function drainRequest({ raw }: FastifyRequest, maxBytes: number, pace: Pace): void {
  if (raw.readableEnded || raw.destroyed) return
  let left = maxBytes
  const watch = watchPace(pace, () => raw.destroy())
  raw.unpipe()
  raw.once('end', watch.stop).once('close', watch.stop)
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length
    watch.count(chunk.length)
    if (left < 0) raw.destroy()
  })
  raw.resume()
}
