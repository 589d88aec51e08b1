import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  ServerRouter,
  isRouteErrorResponse,
  type EntryContext,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from 'react-router'
import { scriptsLast } from './lib/scripts-last.ts'
import { visitOf } from './lib/visit.ts'

const TIMEOUT_MS = 8_000

/** Renders the whole page before it answers, because crawlers and link previews need all of it. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = visitOf(context)
  return new Promise((resolve, reject) => {
    let answer = status
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        onAllReady() {
          clearTimeout(patience)
          headers.set('content-type', 'text/html; charset=utf-8')
          pipe(collect((body) => resolve(new Response(scriptsLast(body), { status: answer, headers }))))
        },
        onShellError: (error) => {
          clearTimeout(patience)
          reject(error instanceof Error ? error : new Error(String(error)))
        },
        onError: (error) => {
          answer = 500
          visitOf(context).report(error)
        },
      },
    )
    const patience = setTimeout(abort, TIMEOUT_MS).unref()
  })
}

/** One piece: nobody waits for the first half of a page that is kept or compressed as a whole. */
function collect(done: (body: string) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write: (chunk: Buffer, _encoding, next) => {
      chunks.push(chunk)
      next()
    },
    final: (next) => {
      done(Buffer.concat(chunks).toString())
      next()
    },
  })
}

export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) visitOf(context).report(error)
}
