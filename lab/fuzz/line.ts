import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'

export interface Outgoing {
  readonly method: string
  /** Encoded. */
  readonly target: string
  readonly headers: Readonly<Record<string, string | readonly string[]>>
  readonly body?: Buffer | undefined
  /** An endless response: only its head is read. */
  readonly endless?: boolean
}

export interface Incoming {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

export interface Line {
  /** Rejects when the connection fails or times out. */
  send(request: Outgoing): Promise<Incoming>
  close(): void
}

const PATIENCE_MS = 60_000

export function openLine(url: string, connections: number): Line {
  const { hostname, port } = new URL(url)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })

  return {
    // The server can close a kept connection in the moment in which it is used again.
    send: (outgoing) =>
      once(outgoing).catch((error: unknown) =>
        isClosed(error) ? once(outgoing) : Promise.reject(error as Error),
      ),
    close: () => agent.destroy(),
  }

  function once({ method, target, headers, body, endless }: Outgoing): Promise<Incoming> {
    return new Promise((resolve, reject) => {
      const request = httpRequest(
        {
          ...{ hostname, port, agent, method, path: target },
          headers: {
            ...headers,
            ...(body && headers['content-length'] === undefined
              ? { 'content-length': String(body.length) }
              : {}),
          } as Record<string, string | string[]>,
        },
        (reply) => {
          if (endless && reply.statusCode === 200) {
            resolve(incoming(reply, Buffer.alloc(0)))
            request.destroy()
          } else {
            collect(reply).then((bytes) => resolve(incoming(reply, bytes)), reject)
          }
        },
      )
      request.setTimeout(PATIENCE_MS, () =>
        request.destroy(new Error(`No answer within ${PATIENCE_MS / 1000} s.`)),
      )
      request.on('upgrade', (reply, socket) => {
        socket.destroy()
        resolve(incoming(reply, Buffer.alloc(0)))
      })
      request.on('error', reject)
      request.end(body)
    })
  }
}

async function collect(reply: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of reply) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function incoming(reply: IncomingMessage, body: Buffer): Incoming {
  const headers = Object.entries(reply.headers).map(([name, value]) => [name, [value].flat().join(', ')])
  return {
    status: reply.statusCode ?? 0,
    headers: Object.fromEntries(headers) as Record<string, string>,
    body,
  }
}

function isClosed(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ECONNRESET', 'EPIPE'].includes(String(error.code))
}
