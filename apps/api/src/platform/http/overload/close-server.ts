import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const CHECK_INTERVAL_MS = 50
/**
 * Connections without a request in so many checks, which take 0.3 s, are closed. Checks are late in a process that gets
 * little processor time, and so are the requests of a proxy on the same machine.
 */
const IDLE_CHECKS = 6
/** The listener closes when no connection came for this long, and after `MAX_HELD_MS` in any case. */
const QUIET_MS = 100
const MAX_HELD_MS = 2_000

interface Usage {
  /** Of requests that are not answered yet. */
  readonly responses: ServerResponse[]
  /** In a row. */
  idleChecks: number
  /** More than this means that another request is arriving. */
  bytesRead: number
}

/**
 * A proxy does not send an order twice, so an order that it has sent must get a response. Connections that are waiting to
 * be accepted when a listener closes are reset. So it closes in a moment when none is waiting, and kept-alive connections
 * close with their next response or when idle. Call it before the server listens.
 */
export function serverCloser(app: FastifyInstance): (graceMs: number) => Promise<void> {
  const sockets = new Map<Socket, Usage>()
  const requests = holdRequests(app.server)
  app.server.on('connection', (socket: Socket) => {
    sockets.set(socket, { responses: [], idleChecks: 0, bytesRead: 0 })
    socket.once('close', () => sockets.delete(socket))
  })
  app.server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const usage = sockets.get(socket)
    if (!usage) return
    usage.responses.push(response)
    response.on('close', () => {
      usage.responses.splice(usage.responses.indexOf(response), 1)
      usage.idleChecks = 0
      usage.bytesRead = socket.bytesRead
    })
  })
  // Fastify already adds this header to responses to new requests.
  app.addHook('preClose', async () => {
    for (const { responses } of sockets.values()) {
      for (const response of responses) if (!response.headersSent) response.setHeader('connection', 'close')
    }
    requests.hold()
    await closeListener(app.server)
    requests.release()
    while (sockets.size > 0) {
      await sleep(CHECK_INTERVAL_MS)
      // Timers run before sockets are read, so data that arrived while the process was busy is read a turn later.
      await nextTurn()
      closeIdle()
    }
  })

  return async (graceMs) => {
    const abort = () => sockets.forEach((_usage, socket) => socket.destroy())
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

  function closeIdle(): void {
    for (const [socket, usage] of sockets) {
      const isIdle = usage.responses.length === 0 && socket.bytesRead === usage.bytesRead
      usage.idleChecks = isIdle ? usage.idleChecks + 1 : 0
      if (usage.idleChecks >= IDLE_CHECKS) socket.destroy()
    }
  }
}

/**
 * Clients that wait for an answer open no connections, and a process that answers none accepts those that come at once:
 * both make it unlikely that a connection is waiting when the listener closes.
 */
function holdRequests(server: Server): { hold(): void; release(): void } {
  const held: Parameters<RequestListener>[] = []
  let listeners: RequestListener[] = []
  return {
    hold: () => {
      listeners = server.listeners('request') as RequestListener[]
      server.removeAllListeners('request')
      server.on('request', (request: IncomingMessage, response: ServerResponse) => {
        held.push([request, response])
      })
    },
    release: () => {
      server.removeAllListeners('request')
      for (const listener of listeners) server.on('request', listener)
      for (const [request, response] of held.splice(0)) server.emit('request', request, response)
    },
  }
}

async function closeListener(server: Server): Promise<void> {
  let quietSince = performance.now()
  const deadline = quietSince + MAX_HELD_MS
  const onConnection = () => (quietSince = performance.now())
  server.on('connection', onConnection)
  do {
    await sleep(QUIET_MS / 20)
    // Connections are accepted between two turns, which is right before the listener closes.
    await nextTurn()
    await nextTurn()
  } while (performance.now() < Math.min(quietSince + QUIET_MS, deadline))
  server.off('connection', onConnection)
  // The `close` of an HTTP server would also close kept-alive connections.
  Server.prototype.close.call(server)
}

type RequestListener = (request: IncomingMessage, response: ServerResponse) => void
