import { Socket } from 'node:net'
import multipart from '@fastify/multipart'
import type { Operation } from '@platen/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RateLimits } from '../rate-limits.ts'
import { clientKey } from './client-address.ts'
import { replyWithError } from './error-reply.ts'
import { notAForm, receiveFile, refuseUnfit, type Upload, type UploadedFile } from './receive-file.ts'
import { route } from './route.ts'
import type { UploadPlace, UploadRoom } from './upload-room.ts'

/** Opening a file may wait for others: the line may be silent for this long, not only as long as between requests. */
const WORKING_TIMEOUT_MS = 5 * 60_000

interface UploadDeps {
  readonly limits: RateLimits
  readonly uploadRoom: UploadRoom
}

/**
 * Serves an operation that takes one file. Its size limit comes from the contract; all that is sent counts against
 * the client's quota of bytes. The handler answers by itself, and may keep the file in memory until it has.
 */
export function uploadRoute(
  app: FastifyInstance,
  operation: Operation & { readonly upload: Upload },
  { limits, uploadRoom }: UploadDeps,
  handler: (file: UploadedFile, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  const { upload } = operation
  // A scope of its own: only here are forms read, and only forms.
  void app.register((scope, _options, done) => {
    void scope.register(multipart)
    scope.removeAllContentTypeParsers()
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      letTheRestGo(request, 2 * upload.maxBytes)
      return replyWithError(
        error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' ? notAForm() : error,
        request,
        reply,
      )
    })
    route(scope, operation, async ({ raw: request }, reply) => {
      refuseUnfit(request, upload)
      const client = clientKey(request.ip)
      // Nothing is counted yet: who has used up the quota shall not send 50 MB to hear it.
      await limits.consume('artwork-bytes', client, 0)
      const place = uploadRoom.enter(client)
      try {
        const file = await receiveCounted(request, place, client)
        allowForSilence(request)
        return await handler(file, request, reply)
      } finally {
        place.leave()
      }
    })
    done()
  })

  /** Who breaks off has sent its bytes all the same. */
  async function receiveCounted(
    request: FastifyRequest,
    place: UploadPlace,
    client: string,
  ): Promise<UploadedFile> {
    let received = 0
    const count = () => limits.consume('artwork-bytes', client, received)
    const file = await receiveFile(request, upload, place, (bytes) => (received += bytes)).catch(
      async (refusal: unknown) => {
        await count().catch(() => undefined)
        throw refusal
      },
    )
    await count()
    return file
  }
}

/** The server gives the line its ordinary timeout back with the next request. */
function allowForSilence({ raw }: FastifyRequest): void {
  // A request that tests inject has no line.
  if (raw.socket instanceof Socket) raw.socket.setTimeout(WORKING_TIMEOUT_MS)
}

/**
 * Reads on after a refusal and throws away what comes: a client that is cut off while it sends never sees the answer.
 * Who sends more than `atMost` even then is cut off.
 */
function letTheRestGo({ raw }: FastifyRequest, atMost: number): void {
  if (raw.readableEnded || raw.destroyed) return
  let left = atMost
  raw.unpipe()
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) raw.destroy()
  })
  raw.resume()
}
