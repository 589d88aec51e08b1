import type { Socket } from 'node:net'

/** Less often when the process is busy. */
const BATCH = { connections: 40, intervalMs: 10 } as const
/** After this many batches a connection is resumed even if the batch is full. */
const MAX_BATCHES_PAUSED = 100

export type ResumeBatch = Readonly<Record<keyof typeof BATCH, number>>

interface RefusedConnections {
  /** Stops reading from the connection until a later batch, if this one is full. */
  pause(socket: Socket): void
  resumeAll(): void
}

/** Refusals alone could use up the CPU, so refused connections beyond a batch wait in the kernel, at no cost. */
export function pauseRefusedConnections({
  connections,
  intervalMs,
}: ResumeBatch = BATCH): RefusedConnections {
  const refused = new Set<Socket>()
  /** With the number of the batch in which each was paused. */
  const paused = new Map<Socket, number>()
  let batch = 0
  let left = connections
  let timer: NodeJS.Timeout | undefined
  let pending: NodeJS.Immediate | undefined
  let ended = false

  return {
    pause: (socket) => {
      if (ended) return
      refused.add(socket)
      // The HTTP server resumes the socket itself in this turn of the event loop, so pausing waits for the next one.
      pending ??= setImmediate(pauseRefused)
    },
    resumeAll: () => {
      ended = true
      clearInterval(timer)
      resume(Infinity)
    },
  }

  function pauseRefused(): void {
    pending = undefined
    if (ended) return
    for (const socket of refused) {
      if (socket.destroyed) continue
      left -= 1
      if (left >= 0) continue
      socket.pause()
      paused.set(socket, batch)
    }
    refused.clear()
    timer ??= setInterval(startBatch, intervalMs).unref()
  }

  function startBatch(): void {
    batch += 1
    if (paused.size === 0 && left === connections) {
      clearInterval(timer)
      timer = undefined
    }
    left = Math.max(0, connections - resume(connections))
  }

  /** Also resumes all that were paused for too long. Returns how many. */
  function resume(limit: number): number {
    let resumed = 0
    for (const [socket, since] of paused) {
      if (resumed >= limit && batch - since < MAX_BATCHES_PAUSED) break
      paused.delete(socket)
      if (socket.destroyed) continue
      socket.resume()
      resumed += 1
    }
    return resumed
  }
}
