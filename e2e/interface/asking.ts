import { text } from 'node:stream/consumers'
import type { Operation } from '@platen/contract'
import { expect } from 'vitest'
import type { ShopAtWork } from './shop-at-work.ts'
import type { ValidRequest } from './valid-requests.ts'

export interface Reply {
  readonly status: number
  readonly body: string
}
export type Ask = (
  operation: Pick<Operation, 'method' | 'path' | 'operationId'>,
  request: ValidRequest,
) => Promise<Reply>

/** Asks as the owner unless told. No answer may be a defect of the service. */
export function asking({ shop, desk }: ShopAtWork): Ask {
  return async (
    { method, path, operationId },
    { headers = desk.owner.headers, params = {}, query, body },
  ) => {
    const reply = await shop.app.inject({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ''),
      headers,
      payloadAsStream: true,
      ...(query ? { query } : {}),
      ...(body ? { payload: body } : {}),
    })
    keepCookie(headers, reply.headers['set-cookie'])
    const stream = reply.stream()
    // Events have no end to wait for.
    const endless = operationId === 'stream_events' && reply.statusCode === 200
    if (endless) stream.destroy()
    const answer = { status: reply.statusCode, body: endless ? '{}' : await text(stream) }
    expect(answer.status, answer.body).toBeLessThan(500)
    return answer
  }
}

/** As a browser does: an operation may give the session that asks another token. */
function keepCookie(headers: Record<string, string>, set: unknown): void {
  const cookie = String(set).split(';')[0] ?? ''
  if ('cookie' in headers && /=./.test(cookie)) headers.cookie = cookie
}

export function told({ status, body }: Reply): { status: number; code: string } {
  return { status, code: status < 400 ? '' : codeOf(body) }
}

export function codeOf(body: string): string {
  return (JSON.parse(body) as { error: { code: string } }).error.code
}
