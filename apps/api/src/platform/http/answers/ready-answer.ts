import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ANY_ORIGIN } from './any-origin.ts'
import { compressOnce, encodingFor, LEAST_BYTES, type Encoding } from './compression.ts'

export interface ReadyAnswer {
  readonly body: Buffer
  readonly etag: string
  readonly contentType: string
  /** Compressed at the first request that accepts it. */
  readonly compressed: Map<Encoding, Buffer>
}

export function readyAnswer(
  content: string | Buffer,
  contentType = 'application/json; charset=utf-8',
): ReadyAnswer {
  const body = Buffer.from(content)
  return {
    body,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    contentType,
    compressed: new Map(),
  }
}

const PUBLIC_DATA = { 'cache-control': 'public, max-age=60', ...ANY_ORIGIN }

export function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
  headers: Readonly<Record<string, string>> = PUBLIC_DATA,
): FastifyReply {
  const encoding =
    answer.body.length < LEAST_BYTES ? undefined : encodingFor(request.headers['accept-encoding'])
  reply.headers({
    etag: encoding ? answer.etag.replace(/"$/, `-${encoding}"`) : answer.etag,
    vary: 'accept-encoding',
    'content-type': answer.contentType,
    ...headers,
  })
  if (reply.statusCode < 300 && matches(request.headers['if-none-match'], answer.etag)) {
    return reply.code(304).send()
  }
  if (!encoding) return reply.send(answer.body)
  const known = answer.compressed.get(encoding)
  const body = known ?? compressOnce(answer.body, encoding)
  if (!known) answer.compressed.set(encoding, body)
  return reply.header('content-encoding', encoding).send(body)
}

/** RFC 9110, 13.1.2: `*`, or a list of tags, compared weakly. */
export function matches(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false
  if (condition.trim() === '*') return true
  return condition.split(',').some(
    (candidate) =>
      candidate
        .trim()
        .replace(/^W\//, '')
        .replace(/-(?:br|gzip)"$/, '"') === etag,
  )
}
