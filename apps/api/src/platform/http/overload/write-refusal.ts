import type { ServerResponse } from 'node:http'
import type { Refusal } from '../../refusal.ts'
import { errorBody } from '../answers/error-reply.ts'
import type { StandardHeaders } from '../answers/standard-headers.ts'

interface Options {
  readonly withoutBody: boolean
  readonly closing: boolean
}

type WriteRefusal = (refusal: Refusal, requestId: string, response: ServerResponse, options: Options) => void

/** Stands for the request's id while the parts are made. */
const ID = '\u0000'
const PLACE = JSON.stringify(ID).slice(1, -1)

/** Makes head and body of a refusal once, which saves a fifth of its processor time. Its texts are ASCII. */
export function refusalWriter(headers: StandardHeaders): WriteRefusal {
  const made = new WeakMap<Refusal, Parts>()
  return (refusal, requestId, response, { withoutBody, closing }) => {
    let parts = made.get(refusal)
    if (!parts) made.set(refusal, (parts = makeParts(refusal, headers)))
    const body = parts.body.join(requestId)
    const head = parts.head.map((part) => (part === ID ? requestId : part))
    head.push('content-length', String(body.length))
    if (closing) head.push('connection', 'close')
    response.writeHead(refusal.status, head)
    // As text of one byte a character, Node writes head and body at once.
    response.end(withoutBody ? undefined : body, 'latin1')
  }
}

interface Parts {
  /** Names and values in turn. */
  readonly head: readonly string[]
  readonly body: readonly string[]
}

function makeParts(refusal: Refusal, headers: StandardHeaders): Parts {
  const head = {
    ...headers(ID),
    ...refusal.headers,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  }
  return { head: Object.entries(head).flat(), body: errorBody(refusal, ID).split(PLACE) }
}
