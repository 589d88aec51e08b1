import type { Socket } from 'node:net'

const PACE = {
  /** Less often when the process is busy. */
  intervalMs: 10,
  /** Connections that have their turn in each batch, however slow the machine is. */
  atLeast: 20,
  /** A connection waits about so long for its turn, unless refusals would take too much time. */
  waitMs: 30,
  /** Of the process's time, for answering with refusals. To read the requests takes 1.3 times as much. */
  mostShare: 0.06,
} as const
/** After this many batches a connection is resumed even if the batch is full. */
const MAX_BATCHES_PAUSED = 100
/** A clock may show less for a refusal. */
const SHORTEST_MS = 0.001
/** Of earlier batches in the average time of a refusal. */
const REMEMBERED = 0.9

export type Pace = Readonly<Record<keyof typeof PACE, number>>

interface RefusedConnections {
  /** Stops reading from the connection until a later batch, if this one is full. `tookMs` is what its refusal took. */
  pause(socket: Socket, tookMs: number): void
  resumeAll(): void
}

/** Refusals alone could use up the CPU, so refused connections beyond a batch wait in the kernel, at no cost. */
export function pauseRefusedConnections({
  atLeast,
  intervalMs,
  waitMs,
  mostShare,
}: Pace = PACE): RefusedConnections {
  const refused = new Set<Socket>()
  /** With the number of the batch in which each was paused. */
  const paused = new Map<Socket, number>()
  let batch = 0
  let left = atLeast
  let batchAt = 0
  /** Of the latest refusals, the older the less. */
  let [refusals, refusalsMs] = [0, 0]
  let timer: NodeJS.Timeout | undefined
  let pending: NodeJS.Immediate | undefined
  let ended = false

  return {
    pause: (socket, tookMs) => {
      if (ended) return
      refusals += 1
      refusalsMs += tookMs
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
    if (timer) return
    batchAt = performance.now()
    timer = setInterval(startBatch, intervalMs).unref()
  }

  function startBatch(): void {
    batch += 1
    if (paused.size === 0 && left === atLeast) {
      clearInterval(timer)
      timer = undefined
    }
    left = Math.max(0, atLeast - resume(turnsSince(performance.now())))
    refusals *= REMEMBERED
    refusalsMs *= REMEMBERED
  }

  /** In proportion to the time since the last batch, because a busy process starts batches late. */
  function turnsSince(now: number): number {
    const elapsedMs = now - batchAt
    batchAt = now
    const wanted = Math.ceil((paused.size * elapsedMs) / waitMs)
    const affordable = Math.floor((elapsedMs * mostShare) / Math.max(SHORTEST_MS, refusalsMs / refusals))
    return Math.max(atLeast, Math.min(wanted, affordable))
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
