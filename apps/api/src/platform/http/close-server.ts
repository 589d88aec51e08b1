import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const LOOK_EVERY_MS = 50
/** Connections on which nothing was asked for so long are closed. */
const QUIET_MS = 300
/** However much is asked: a client that goes on has connections to others. */
const MOST_QUIET_MS = 3_000
/** Node takes one connection a turn of its loop, and a turn is short: more than ever wait at the door. */
const MOST_AT_THE_DOOR_MS = 1_000

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
  const answers = new Set<ServerResponse>()
  let busyAt = 0
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  app.server.on('request', (_request: IncomingMessage, answer: ServerResponse) => {
    answers.add(answer)
    busyAt = performance.now()
    answer.once('close', () => {
      answers.delete(answer)
      busyAt = performance.now()
    })
  })
  // By now every answer to a new request says that its connection is closed.
  app.addHook('preClose', async () => {
    for (const answer of answers) if (!answer.headersSent) answer.setHeader('connection', 'close')
    await untilNobodyWaits(app.server)
    // That of HTTP would close the kept connections as well.
    Server.prototype.close.call(app.server)
    await untilQuiet()
  })

  return async (graceMs) => {
    const cut = () => app.server.closeAllConnections()
    let again: NodeJS.Timeout | undefined
    const patience = setTimeout(() => {
      cut()
      again = setInterval(cut, LOOK_EVERY_MS)
    }, graceMs)
    try {
      await app.close()
    } finally {
      clearTimeout(patience)
      clearInterval(again)
    }
  }

  async function untilQuiet(): Promise<void> {
    busyAt = performance.now()
    const latest = busyAt + MOST_QUIET_MS
    while (sockets.size > 0 && performance.now() < Math.min(busyAt + QUIET_MS, latest)) {
      await sleep(LOOK_EVERY_MS)
      await whatCameIsRead()
    }
    // The server looks for idle connections once; one whose request ends later would be kept alive for its next one.
    const look = setInterval(() => void whatCameIsRead().then(closeIdle), LOOK_EVERY_MS)
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
  const latest = performance.now() + MOST_AT_THE_DOOR_MS
  let quietTurns = 0
  const onConnection = () => (quietTurns = -1)
  server.on('connection', onConnection)
  while (quietTurns < 2 && performance.now() < latest) {
    await nextTurn()
    quietTurns += 1
  }
  server.off('connection', onConnection)
}

/** In a turn of the loop timers come first: what was sent while the process had no time is read after them. */
function whatCameIsRead(): Promise<void> {
  return nextTurn()
}
