import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { visitOf } from './lib/visit.ts'

const PATIENCE_MS = 8_000

/** The whole page at once: programs that read it and share it want no half of it. */
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
          const body = new PassThrough()
          headers.set('content-type', 'text/html; charset=utf-8')
          resolve(new Response(createReadableStreamFromReadable(body), { status: answer, headers }))
          pipe(body)
        },
        onShellError: (error) => reject(error instanceof Error ? error : new Error(String(error))),
        onError: () => {
          answer = 500
        },
      },
    )
    setTimeout(abort, PATIENCE_MS).unref()
  })
}
