import { Server, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const LOOK_EVERY_MS = 50
/** Connections on which nothing was asked for so long are closed. */
const QUIET_MS = 300
/** However much is asked: a client that goes on has connections to others. */
const MOST_QUIET_MS = 3_000
/** Node takes one connection a turn of its loop: more than ever wait at the door. */
const MOST_TURNS = 1_000

/**
 * Gives the function that closes the server: it takes no more requests, lets those that run finish for `graceMs`,
 * cuts what is left, and resolves when no connection is open. To be called before the server listens.
 *
 * A proxy in front sends no order twice, so one that it has sent must be answered. Neither a connection that waits to
 * be taken nor one that is kept for the next request may be closed under it: those that wait are taken first; then
 * new ones are refused, which tells the proxy to go elsewhere; and those that are kept are closed by their next
 * answer, which says so, or when the proxy has left them alone for a while.
 */
export function serverCloser(app: FastifyInstance): (graceMs: number) => Promise<void> {
  const sockets = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  // By now every answer to a new request says that its connection is closed.
  app.addHook('preClose', async () => {
    await untilNobodyWaits(app.server)
    // That of HTTP would close the kept connections as well.
    Server.prototype.close.call(app.server)
    await untilQuiet()
  })

  return async (graceMs) => {
    const patience = setTimeout(() => app.server.closeAllConnections(), graceMs)
    try {
      await app.close()
    } finally {
      clearTimeout(patience)
    }
  }

  async function untilQuiet(): Promise<void> {
    const began = performance.now()
    let askedAt = began
    app.server.on('request', () => (askedAt = performance.now()))
    while (sockets.size > 0 && performance.now() < Math.min(askedAt + QUIET_MS, began + MOST_QUIET_MS)) {
      await sleep(LOOK_EVERY_MS)
    }
    // The server looks for idle connections once; one whose request ends later would be kept alive for its next one.
    const look = setInterval(closeIdle, LOOK_EVERY_MS)
    app.server.once('close', () => clearInterval(look))
  }

  function closeIdle(): void {
    app.server.closeIdleConnections()
    // Browsers connect ahead of need. For Node such a connection is not idle: its first request may be under way.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }
}

/** Whoever still waits when a listener closes is cut off, with what was sent already. */
async function untilNobodyWaits(server: Server): Promise<void> {
  let quietTurns = 0
  const onConnection = () => (quietTurns = -1)
  server.on('connection', onConnection)
  for (let turn = 0; quietTurns < 2 && turn < MOST_TURNS; turn += 1) {
    await nextTurn()
    quietTurns += 1
  }
  server.off('connection', onConnection)
}
