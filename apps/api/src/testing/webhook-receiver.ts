import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

interface ReceivedWebhook {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

interface WebhookReceiver {
  readonly url: string
  readonly port: number
  readonly received: ReceivedWebhook[]
}

/** Answers 204 by default and closes with the test. */
export async function startReceiver(
  answer: (response: ServerResponse, attempt: number) => void = (response) => response.writeHead(204).end(),
): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = []
  const server = createServer((request, response) => {
    response.on('error', () => undefined)
    void text(request)
      .then((body) => {
        received.push({ path: request.url ?? '', headers: request.headers, body })
        answer(response, received.length)
      })
      .catch(() => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/hook`, port, received }
}
