import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ANY_ORIGIN } from './any-origin.ts'
import { compressOnce, encodingFor, LEAST_BYTES, type Encoding } from './compression.ts'

/** The same for everybody who asks. */
export interface ReadyAnswer {
  readonly body: Buffer
  readonly etag: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Probably not wanted again. */
  readonly once: boolean
  /** By encoding, of the whole answer and of that it is known. Made at the first request that wants them. */
  readonly forms: { readonly whole: Forms; readonly known: Forms }
}

type Forms = Map<Encoding | undefined, Form>

/** What is sent, by what the client accepts and already has. */
export interface Form {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | undefined
}

interface ReadyAnswerOptions {
  readonly contentType?: string
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly once?: boolean
}

const JSON_TYPE = 'application/json; charset=utf-8'
const PUBLIC_DATA = { 'cache-control': 'public, max-age=60', ...ANY_ORIGIN }

export function readyAnswer(
  content: string | Buffer,
  { contentType = JSON_TYPE, status = 200, headers = PUBLIC_DATA, once = false }: ReadyAnswerOptions = {},
): ReadyAnswer {
  const body = typeof content === 'string' ? Buffer.from(content) : content
  return {
    body,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    status,
    headers: { vary: 'accept-encoding', 'content-type': contentType, ...headers },
    once,
    forms: { whole: new Map(), known: new Map() },
  }
}

export function sendReady(request: FastifyRequest, reply: FastifyReply, answer: ReadyAnswer): FastifyReply {
  const { status, headers, body } = formOf(answer, request.headers)
  return reply.code(status).headers(headers).send(body)
}

export function formOf(answer: ReadyAnswer, wanted: IncomingHttpHeaders): Form {
  const encoding = answer.body.length < LEAST_BYTES ? undefined : encodingFor(wanted['accept-encoding'])
  const isKnown = answer.status < 300 && matches(wanted['if-none-match'], answer.etag)
  const forms = isKnown ? answer.forms.known : answer.forms.whole
  const made = forms.get(encoding)
  if (made) return made
  const form = makeForm(answer, encoding, isKnown)
  forms.set(encoding, form)
  return form
}

function makeForm(answer: ReadyAnswer, encoding: Encoding | undefined, isKnown: boolean): Form {
  const etag = encoding ? answer.etag.replace(/"$/, `-${encoding}"`) : answer.etag
  const headers = { etag, ...answer.headers }
  if (isKnown) return { status: 304, headers, body: undefined }
  if (!encoding) return { status: answer.status, headers, body: answer.body }
  return {
    status: answer.status,
    headers: { ...headers, 'content-encoding': encoding },
    body: compressOnce(answer.body, encoding, answer.once),
  }
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
