import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const CHECK_INTERVAL_MS = 50
/** Connections without a request for this long are closed. */
const IDLE_MS = 300
/** The wait for idle connections ends after this, however many requests still arrive. */
const MAX_IDLE_WAIT_MS = 3_000
/** Node accepts one connection per turn of its event loop, so this is ample for a full backlog. */
const MAX_ACCEPT_MS = 1_000

/**
 * A proxy does not send an order twice, so an order that it has sent must get a response. The backlog is therefore
 * accepted before new connections are refused, and kept-alive connections close with their next response or when idle.
 * Call it before the server listens.
 */
export function serverCloser(app: FastifyInstance): (graceMs: number) => Promise<void> {
  const sockets = new Set<Socket>()
  const responses = new Set<ServerResponse>()
  let lastActiveAt = 0
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  app.server.on('request', (_request: IncomingMessage, response: ServerResponse) => {
    responses.add(response)
    lastActiveAt = performance.now()
    response.once('close', () => {
      responses.delete(response)
      lastActiveAt = performance.now()
    })
  })
  // Fastify already adds this header to responses to new requests.
  app.addHook('preClose', async () => {
    for (const response of responses) if (!response.headersSent) response.setHeader('connection', 'close')
    await acceptBacklog(app.server)
    // The `close` of an HTTP server would also close kept-alive connections.
    Server.prototype.close.call(app.server)
    await untilIdle()
  })

  return async (graceMs) => {
    const abort = () => app.server.closeAllConnections()
    let repeated: NodeJS.Timeout | undefined
    const timeout = setTimeout(() => {
      abort()
      repeated = setInterval(abort, CHECK_INTERVAL_MS)
    }, graceMs)
    try {
      await app.close()
    } finally {
      clearTimeout(timeout)
      clearInterval(repeated)
    }
  }

  async function untilIdle(): Promise<void> {
    lastActiveAt = performance.now()
    const deadline = lastActiveAt + MAX_IDLE_WAIT_MS
    while (sockets.size > 0 && performance.now() < Math.min(lastActiveAt + IDLE_MS, deadline)) {
      await sleep(CHECK_INTERVAL_MS)
      await readPendingData()
    }
    // The server closes idle connections only once; those whose request ends later would stay open.
    const timer = setInterval(() => void readPendingData().then(closeIdle), CHECK_INTERVAL_MS)
    app.server.once('close', () => clearInterval(timer))
  }

  function closeIdle(): void {
    app.server.closeIdleConnections()
    // Browsers open connections in advance. Node does not count these as idle because a request may be arriving.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }
}

/** Connections still in the backlog when a listener closes are reset, with any request they have sent. */
async function acceptBacklog(server: Server): Promise<void> {
  const deadline = performance.now() + MAX_ACCEPT_MS
  let quietTurns = 0
  const onConnection = () => (quietTurns = -1)
  server.on('connection', onConnection)
  while (quietTurns < 2 && performance.now() < deadline) {
    await nextTurn()
    quietTurns += 1
  }
  server.off('connection', onConnection)
}

/** Timers run before sockets are read, so data that arrived while the process was busy is read a turn later. */
function readPendingData(): Promise<void> {
  return nextTurn()
}
