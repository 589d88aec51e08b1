import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const LOOK_EVERY_MS = 50

/**
 * Gives the function that closes the server: it takes no more requests, lets those that run finish for `graceMs`,
 * cuts what is left, and resolves when no connection is open. To be called before the server listens.
 */
export function serverCloser(app: FastifyInstance): (graceMs: number) => Promise<void> {
  const sockets = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  return async (graceMs) => {
    // `close` looks for idle connections once; one whose request ends later would be kept alive for its next one.
    const look = setInterval(closeIdle, LOOK_EVERY_MS)
    const patience = setTimeout(() => app.server.closeAllConnections(), graceMs)
    try {
      await app.close()
    } finally {
      clearInterval(look)
      clearTimeout(patience)
    }
  }

  function closeIdle(): void {
    app.server.closeIdleConnections()
    // Browsers connect ahead of need. For Node such a connection is not idle: its first request may be under way.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }
}
