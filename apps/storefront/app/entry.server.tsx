import { PassThrough, Readable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  ServerRouter,
  isRouteErrorResponse,
  type EntryContext,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from 'react-router'
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
          const body = new PassThrough()
          headers.set('content-type', 'text/html; charset=utf-8')
          resolve(
            new Response(Readable.toWeb(body) as ReadableStream<Uint8Array>, { status: answer, headers }),
          )
          pipe(body)
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

export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) visitOf(context).report(error)
}
