import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

export interface ReadyAnswer {
  readonly body: Buffer
  readonly etag: string
  readonly contentType: string
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
  }
}

export function sendReady(request: FastifyRequest, reply: FastifyReply, answer: ReadyAnswer): FastifyReply {
  reply.headers({
    etag: answer.etag,
    'cache-control': 'public, max-age=60',
    'content-type': answer.contentType,
    'access-control-allow-origin': '*',
  })
  const condition = request.headers['if-none-match']
  if (condition !== undefined && matches(condition, answer.etag)) return reply.code(304).send()
  return reply.send(answer.body)
}

/** RFC 9110, 13.1.2: `*`, or a list of tags, compared weakly. */
function matches(condition: string, etag: string): boolean {
  if (condition.trim() === '*') return true
  return condition.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
}
